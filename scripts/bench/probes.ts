/**
 * What runs inside the page, before its own scripts. Each function is sent to the browser as text, so
 * it can use nothing from outside itself.
 */

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

export interface Shift {
  readonly value: number
  /** The elements that moved. */
  readonly elements: readonly string[]
}

declare global {
  interface Window {
    bench: {
      readonly shifts: Shift[]
      /** Milliseconds by which tasks have been longer than a tap should have to wait. */
      blocked: number
      releaseIdle: () => void
    }
  }
}

/**
 * Keeps the page from ever being told that the browser is idle, until `releaseIdle`, and records
 * every layout shift and every task that keeps taps waiting. Shifts right after a key press count
 * too: the only key that the bench presses has no business moving anything.
 */
export function installProbes(): void {
  const native = window.requestIdleCallback.bind(window)
  const held: [IdleRequestCallback, IdleRequestOptions | undefined][] = []
  let isHeld = true

  window.requestIdleCallback = (callback, options) => {
    if (!isHeld) return native(callback, options)
    held.push([callback, options])
    return 0
  }

  const describe = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'an element that is gone'
    const name = element.tagName.toLowerCase()
    return element.classList.length > 0 ? `${name}.${[...element.classList].join('.')}` : name
  }

  const shifts: Shift[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      shifts.push({ value: entry.value, elements: entry.sources.map(({ node }) => describe(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })

  const patience = 50
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.bench.blocked += duration - patience
  }).observe({ type: 'longtask', buffered: true })

  window.bench = {
    shifts,
    blocked: 0,
    releaseIdle: () => {
      isHeld = false
      for (const [callback, options] of held.splice(0)) native(callback, options)
    },
  }
}

/** Scrolls to the bottom as a reader would who skims: a third of a screen at a time. */
export async function scrollSlowly(): Promise<void> {
  const isAtBottom = (): boolean => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  while (!isAtBottom()) {
    window.scrollBy({ top: window.innerHeight / 3, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
