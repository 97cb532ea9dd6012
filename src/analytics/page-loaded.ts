import { readyMs } from './limits'

/**
 * Resolves when the page has been loaded with all of its own: what is asked for later does not hold up
 * its load event. Something that hangs is waited for 10 seconds.
 */
export const pageLoaded = (view: Window): Promise<void> =>
  new Promise((resolve) => {
    if (view.document.readyState === 'complete') resolve()
    else {
      view.addEventListener('load', () => resolve(), { once: true })
      view.setTimeout(resolve, readyMs)
    }
  })
