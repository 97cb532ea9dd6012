import { expect, mergeTests } from '@playwright/test'
import { test as siteTest } from '../support/site-copy'
import { test as tagsTest } from '../support/third-parties'
import { startWebDriver, type WebDriver } from './web-driver'

/** WebDriver's keys other than characters. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' } as const

/** A window of WebKit, with its own cookies and storage. */
export interface Window {
  readonly open: (address: string) => Promise<void>
  /** Runs a function in the page, with access only to its arguments. */
  readonly run: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Moves the pointer to the first visible element, into view if necessary. */
  readonly hover: (selector: string) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  /** Presses and releases keys, one after the other. */
  readonly press: (...pressed: readonly string[]) => Promise<void>
  readonly back: () => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** How many tabs the session has. */
  readonly tabs: () => Promise<number>
}

/** The center of the first visible element, after scrolling it into view. */
function centerOf(selector: string): { readonly x: number; readonly y: number } {
  const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility())
  if (!element) throw new Error(`No visible element matches ${selector}`)
  const isSeen = ({ top, bottom }: DOMRect): boolean => top >= 120 && bottom <= innerHeight
  if (!isSeen(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

const press = { type: 'pointerDown', button: 0 }
const release = { type: 'pointerUp', button: 0 }

async function openWindow(
  { call }: WebDriver,
  without: string,
): Promise<Window & { readonly close: () => Promise<void> }> {
  const args = ['--automation', ...(without ? [`--features=-${without}`] : [])]
  const session = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
  })
  const at = `/session/${(session as { readonly sessionId: string }).sessionId}`
  const run = <Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
    call('POST', `${at}/execute/sync`, { script: `return (${String(work)})(...arguments)`, args }) as Promise<
      Awaited<Result>
    >
  const act = (type: 'key' | 'pointer', actions: readonly object[]): Promise<unknown> =>
    call('POST', `${at}/actions`, { actions: [{ type, id: type, actions }] })
  const point = async (selector: string, then: readonly object[]): Promise<void> => {
    await act('pointer', [{ type: 'pointerMove', duration: 50, ...(await run(centerOf, selector)) }, ...then])
  }
  const resize: Window['resize'] = async (width, height) => {
    await call('POST', `${at}/window/rect`, { width, height })
  }
  await resize(1440, 920)
  return {
    open: async (address) => {
      await call('POST', `${at}/url`, { url: address })
    },
    run,
    hover: (selector) => point(selector, []),
    click: (selector) => point(selector, [press, release]),
    press: async (...pressed) => {
      await act(
        'key',
        pressed.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )
    },
    back: async () => {
      await call('POST', `${at}/back`, {})
    },
    resize,
    tabs: async () => ((await call('GET', `${at}/window/handles`)) as readonly string[]).length,
    close: async () => {
      await call('DELETE', at)
    },
  }
}

interface TestFixtures {
  /** A WebKit feature to disable, to simulate an earlier version. */
  readonly without: string
  readonly window: Window
}

/** Tests in WebKitGTK, without Playwright's browsers, with the stand-ins of the other journeys. */
export const test = mergeTests(siteTest, tagsTest).extend<TestFixtures>({
  without: ['', { option: true }],
  // Each window has a driver of its own: a driver may never answer while the browser of its last session is closing.
  window: async ({ without }, use) => {
    const driver = await startWebDriver()
    const { close, ...window } = await openWindow(driver, without)
    await use(window)
    await close()
    await driver.stop()
  },
  // For Playwright's browser, which these tests do not start.
  violations: async ({}, use) => use([]),
})

/** Expects something of a value that may change later. Reads it often: `expect.poll` would soon wait a second. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { intervals: [50] })

export { expect }
