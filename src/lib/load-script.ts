/**
 * Runs a third party's script. It never blocks the page, and its errors stay away from it: what the script throws
 * while it first runs reaches neither the console nor the page's own error handlers.
 *
 * Call it after the page's load event, because until then the browser would wait for the script too.
 *
 * @param src address of the script
 * @returns whether it has loaded and run to its end; it never rejects. If the script hangs, the promise stays
 * pending until the browser gives up.
 */
export const loadScript = (src: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    let hasThrown = false
    const onError = (event: Event): void => {
      // Errors of scripts from another origin have no address, but such a script is the current one.
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
    script.onerror = () => settle(false)
    script.src = src
    document.head.append(script)
  })
