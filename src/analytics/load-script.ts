/**
 * Runs a third party's script without blocking the page; hides errors of its first run from the console and the page's
 * error handlers. Call it after the load event, which would wait for the script.
 *
 * @returns whether it ran to its end; never rejects. Stays pending while the script hangs, and when the browser cancels
 *   it: Firefox and Safari do so as soon as the visitor follows a link
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
    script.onerror = () => isLeaving || settle(false)
    script.src = src
    document.head.append(script)
  })
