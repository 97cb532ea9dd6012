import type { FormsOptions } from './controller/start-forms'

const selector = 'form[data-marketing-form],[data-newsletter-decline]'
const events = ['focusin', 'pointerdown', 'submit', 'click'] as const

/** What was wanted before the code was there. `isHere`: it is now; else it will not come. */
type Wish = (isHere: boolean) => void

const importForms = () => import(/* webpackChunkName: "forms" */ './controller/start-forms')

/**
 * Fetches the code of forms when the browser is idle on a page that has one, or when a visitor comes
 * near one, whichever is first. A form that is sent before is sent as soon as the code is here; if it
 * does not come, the browser sends it in its own way.
 */
export function loadForms(root: Document, options: FormsOptions, load = importForms): void {
  let wish: Wish | undefined
  let loading: Promise<void> | undefined

  const begin = (): void => {
    loading ??= load().then(
      ({ startForms }) => {
        for (const type of events) root.removeEventListener(type, onEvent, true)
        startForms(root, options)
        wish?.(true)
      },
      () => {
        loading = undefined
        wish?.(false)
        wish = undefined
      },
    )
  }

  const onEvent = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (!target) return
    if (event instanceof SubmitEvent) {
      const form = target as HTMLFormElement
      event.preventDefault()
      wish = (isHere) => {
        if (isHere) form.requestSubmit(event.submitter)
        // A field may be named "submit".
        else HTMLFormElement.prototype.submit.call(form)
      }
    } else if (event.type === 'click' && target.matches('[data-newsletter-decline]')) {
      wish = (isHere) => {
        if (isHere) target.click()
      }
    }
    begin()
  }

  for (const type of events) root.addEventListener(type, onEvent, true)
  const whenIdle = (): void => {
    if (root.querySelector(selector)) begin()
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(whenIdle)
  else setTimeout(whenIdle, 1)
}
