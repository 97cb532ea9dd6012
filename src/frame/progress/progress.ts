import { color, layer } from '../../theme/tokens'

/** Milliseconds after which a visitor is told that a page is on its way (specification 4.7, 9). */
const progressDelay = 1000

/**
 * The line at the top of the window that says that a page is on its way. It is made when it is
 * needed, so pages pay nothing for it.
 */
function makeBar(root: Document): HTMLElement {
  const bar = root.createElement('div')
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-label', 'Loading the page')
  Object.assign(bar.style, {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: String(layer.dialog),
    height: '3px',
    background: color.ember400,
    transformOrigin: 'left',
  })
  return bar
}

/**
 * Shows progress for a route that takes longer than a second.
 *
 * @returns `start` for a route that begins to load, `stop` for one that is there or was given up
 */
export function createProgress(root: Document): { readonly start: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let bar: HTMLElement | undefined

  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
    bar?.remove()
    bar = undefined
  }
  const show = (): void => {
    bar = makeBar(root)
    root.body.append(bar)
    // Nobody knows how long it takes: the line slows down and never arrives by itself.
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
