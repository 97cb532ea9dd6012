import { onRestored } from '../lib/page-life'

/** How long after it has canceled a script a browser may announce that the visitor leaves, in ms. */
const leavingMs = 100

/**
 * Runs a third party's script without blocking the page; hides errors of its first run from the console and the page's
 * error handlers. Call it after the load event, which would wait for the script.
 *
 * Firefox and Safari cancel it as soon as the visitor follows a link or goes back. It loads again when the page returns
 * from the back-forward cache.
 *
 * @returns whether it ran to its end; never rejects, and stays pending while the script hangs or is canceled
 */
export const loadScript = (src: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    let hasThrown = false
    let isLeaving = false
    window.addEventListener('beforeunload', () => {
      isLeaving = true
    })
    const onError = (event: Event): void => {
      // Errors of cross-origin scripts have no URL, but the script is the current one.
      if (document.currentScript !== script) return
      event.preventDefault()
      event.stopImmediatePropagation()
      hasThrown = true
    }
    const settle = (result: boolean): void => {
      window.removeEventListener('error', onError, true)
      resolve(result)
    }
    window.addEventListener('error', onError, true)
    script.async = true
    script.onload = () => settle(!hasThrown)
    script.onerror = () => {
      const waiting = new AbortController()
      const failed = setTimeout(() => {
        if (isLeaving) return
        waiting.abort()
        settle(false)
      }, leavingMs)
      const loadAgain = (): void => {
        clearTimeout(failed)
        waiting.abort()
        resolve(loadScript(src))
      }
      onRestored(window, loadAgain, waiting)
    }
    script.src = src
    document.head.append(script)
  })
