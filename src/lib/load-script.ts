export interface LoadScriptOptions {
  /** Where the script is put; the page by default. */
  readonly root?: Document
}

/**
 * Runs a script of another party. It never holds up the page, and its errors never reach it: what the
 * script throws while it runs for the first time is kept from the console and from the page's own
 * error handlers.
 *
 * Call it after the page's load event: until then the browser would count the script to the page.
 *
 * @param src address of the script
 * @returns whether it has arrived and run to its end; it never rejects. A script that hangs leaves
 * the promise open, until the browser gives up.
 */
export function loadScript(src: string, { root = document }: LoadScriptOptions = {}): Promise<boolean> {
  const view = root.defaultView
  return new Promise((resolve) => {
    const script = root.createElement('script')
    let hasThrown = false
    const onError = (event: Event): void => {
      // Scripts of another origin are reported without their address, but they are the current script.
      if (root.currentScript !== script) return
      event.preventDefault()
      event.stopImmediatePropagation()
      hasThrown = true
    }
    const settle = (result: boolean): void => {
      view?.removeEventListener('error', onError, true)
      resolve(result)
    }
    view?.addEventListener('error', onError, true)
    script.async = true
    script.onload = () => settle(!hasThrown)
    script.onerror = () => settle(false)
    script.src = src
    root.head.append(script)
  })
}
