import { dialogLayer, ember400 } from '../../theme/runtime-tokens'

/** Delay in ms before a slow navigation shows progress (requirements 4.7, 9). */
const progressDelay = 1000

function makeBar(root: Document): HTMLElement {
  const bar = root.createElement('div')
  bar.setAttribute('role', 'progressbar')
  const words = root.querySelector<HTMLElement>('[data-loading-page]')?.dataset.loadingPage
  bar.setAttribute('aria-label', words ?? 'Loading the page')
  Object.assign(bar.style, {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: String(dialogLayer),
    // Forced colors have no backgrounds.
    borderTop: `3px solid ${ember400}`,
    transformOrigin: 'left',
  })
  return bar
}

/**
 * Shows progress for a navigation that takes longer than a second.
 *
 * @returns `start` for the start of a navigation, `stop` for its end
 */
export function createProgress(root: Document): { readonly start: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let bar: HTMLElement | undefined

  const stop = (): void => {
    clearTimeout(timer)
    bar?.remove()
  }
  const show = (): void => {
    bar = makeBar(root)
    root.body.append(bar)
    if (window.matchMedia('(prefers-reduced-motion:reduce)').matches) return
    // The duration is unknown, so the bar slows down and never reaches the end.
    bar.animate([{ scale: '0.05 1' }, { scale: '0.95 1' }], {
      duration: 12_000,
      easing: 'cubic-bezier(0.1, 0.8, 0.2, 1)',
      fill: 'forwards',
    })
  }
  const start = (): void => {
    stop()
    timer = setTimeout(show, progressDelay)
  }
  return { start, stop }
}
