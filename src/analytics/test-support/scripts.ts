/** Scripts that have been asked for so far; jsdom fetches none of them. */
export const requestedScripts = (): string[] =>
  [...document.head.querySelectorAll('script')].flatMap(({ src }) => (src ? [src] : []))

const find = (src: string): HTMLScriptElement => {
  const script = [...document.head.querySelectorAll('script')].find((candidate) => candidate.src === src)
  if (!script) throw new Error(`Nobody has asked for ${src}. Scripts: ${requestedScripts().join(', ') || 'none'}`)
  return script
}

const run = (script: HTMLScriptElement, code: () => void): void => {
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  try {
    code()
  } catch (error) {
    // What the browser does with what a script throws.
    window.dispatchEvent(new ErrorEvent('error', { error, message: 'Script error.', cancelable: true }))
  } finally {
    Reflect.deleteProperty(document, 'currentScript')
  }
}

/** Lets a script arrive and run. */
export async function arrive(src: string, code: () => void = () => undefined): Promise<void> {
  const script = find(src)
  run(script, code)
  script.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(0)
}

/** Lets a script not arrive. */
export async function miss(src: string): Promise<void> {
  find(src).dispatchEvent(new Event('error'))
  await jest.advanceTimersByTimeAsync(0)
}

/** What has gone to the window and the console since, which third parties must not cause. */
export function watchNoise(): { readonly warnings: () => string[]; readonly errors: () => number } {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const heard = jest.fn()
  const onError = (): void => {
    heard()
  }
  window.addEventListener('error', onError)
  return { warnings: () => warn.mock.calls.map(([text]) => String(text)), errors: () => heard.mock.calls.length }
}

/** Takes away what a test has put into the head and on the window. */
export function tidy(...globals: readonly string[]): void {
  document.head.replaceChildren()
  for (const name of globals) Reflect.deleteProperty(window, name)
}

/** Puts something on the window, as a script of a third party does. */
export const put = (values: Readonly<Record<string, unknown>>): void => {
  Object.assign(window, values)
}

/** Takes away what has been recorded and not sent. */
export const forgetCalls = (): void => {
  delete window.hearthsideCalls
  localStorage.clear()
}
