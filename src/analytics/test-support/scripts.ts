/** Scripts requested so far; jsdom loads none of them. */
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
    // Acts as the browser when a script throws.
    window.dispatchEvent(new ErrorEvent('error', { error, message: 'Script error.', cancelable: true }))
  } finally {
    Reflect.deleteProperty(document, 'currentScript')
  }
}

/** Makes a script load and run. */
export async function arrive(src: string, code: () => void = () => undefined): Promise<void> {
  const script = find(src)
  run(script, code)
  script.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(0)
}

/** Makes a script fail to load. */
export async function miss(src: string): Promise<void> {
  find(src).dispatchEvent(new Event('error'))
  await jest.advanceTimersByTimeAsync(0)
}

/** New globals and console output, which third parties must not cause. */
export function watchNoise(): { readonly warnings: () => string[]; readonly errors: () => number } {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const heard = jest.fn()
  const onError = (): void => {
    heard()
  }
  window.addEventListener('error', onError)
  return { warnings: () => warn.mock.calls.map(([text]) => String(text)), errors: () => heard.mock.calls.length }
}

/** Removes a test's additions to the head and the window. */
export function tidy(...globals: readonly string[]): void {
  document.head.replaceChildren()
  for (const name of globals) Reflect.deleteProperty(window, name)
}

/** Adds a global, like a third-party script. */
export const put = (values: Readonly<Record<string, unknown>>): void => {
  Object.assign(window, values)
}

/** Removes unsent records. */
export const forgetCalls = (): void => {
  delete window.hearthsideCalls
  localStorage.clear()
}
