/** A controller that is new in each test, and aborts after it to stop what the test has started. */
export function controllerOfTest(): Pick<AbortController, 'signal' | 'abort'> {
  let controller = new AbortController()
  afterEach(() => {
    controller.abort()
    controller = new AbortController()
  })
  return {
    get signal() {
      return controller.signal
    },
    abort: () => {
      controller.abort()
    },
  }
}
