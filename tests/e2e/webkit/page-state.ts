/** Functions that run in the page, with access only to their arguments. */

export const isStarted = (): boolean => 'started' in document.documentElement.dataset
export const isHydrated = (): boolean => 'hydrated' in document.documentElement.dataset

/** Marks the document, to detect later whether it was replaced. */
export const mark = (): void => document.body.setAttribute('data-marked', '')
export const isMarked = (): boolean => 'marked' in document.body.dataset

/** Paths of the page views that product analytics received in this document. */
export const views = (): readonly string[] =>
  ((window as { __tags?: { readonly call: string; readonly args: readonly unknown[] }[] }).__tags ?? []).flatMap(
    ({ call, args: [event, data] }) =>
      call === 'track' && event === 'Viewed Page' ? [(data as { readonly path: string }).path] : [],
  )

export const hasRequested = (path: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path)

export const pathAndTitle = (): readonly string[] => [location.pathname, document.title]
export const scrollTop = (): number => Math.round(scrollY)
export const focusAndPlace = () => [document.activeElement?.id, Math.round(scrollY)] as const
export const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

/** Scrolls to the end, and resolves when the page has seen the event and sections have their heights. */
export async function scrollToEnd(): Promise<void> {
  const end = (): number => document.documentElement.scrollHeight - innerHeight
  while (Math.ceil(scrollY) < end()) {
    window.scrollTo(0, end())
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
}

export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype
/** How many pixels the page overflows the window. */
export const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth
export const isVisible = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
/** Whether no transition or animation moves the element. A driver clicks where it was. */
export const isStill = (selector: string): boolean => document.querySelector(selector)?.getAnimations().length === 0
export const text = (selector: string): string | undefined => document.querySelector(selector)?.textContent ?? undefined
export const value = (selector: string): string | undefined => document.querySelector<HTMLInputElement>(selector)?.value
export const count = (selector: string): number => document.querySelectorAll(selector).length
export const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()
export const isFocused = (selector: string): boolean => document.activeElement?.matches(selector) ?? false

export function clickButton(name: string): void {
  for (const button of document.querySelectorAll('button')) if (button.textContent === name) button.click()
}

export const colorScheme = (): string => getComputedStyle(document.documentElement).colorScheme

export const store = (key: string, value: string): void => localStorage.setItem(key, value)
export const stored = (key: string): string | null => localStorage.getItem(key)

/** Cookies of attribution. */
export const touches = (): readonly string[] =>
  document.cookie.split('; ').filter((cookie) => cookie.startsWith('hs_attr'))

/** The query of a sign-up link when it is pressed. */
export function signUpQuery(): string {
  const link = document.querySelector<HTMLAnchorElement>('main a[href*="/members/register/"]')
  link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  return link?.search ?? 'no link'
}

export const hasFormCode = (): boolean =>
  document.querySelector<HTMLFormElement>('[data-marketing-form]')?.noValidate ?? false
export const formState = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-marketing-form]')?.dataset.state

/** Whether the service worker has stored the page. */
export const isKept = async (path: string): Promise<boolean> => (await caches.match(path)) !== undefined
/** Whether the service worker has stored the first of these pictures. */
export const isPictureKept = async (selector: string): Promise<boolean> =>
  (await caches.match(document.querySelector<HTMLImageElement>(selector)?.currentSrc ?? '')) !== undefined
export const isPictureLoaded = (selector: string): boolean =>
  (document.querySelector<HTMLImageElement>(selector)?.naturalWidth ?? 0) > 0
