/**
 * Collects the listeners that scripts add to the document and the window from now on. Page scripts never remove them,
 * and one test must not receive the events of another.
 *
 * @returns a function that removes them
 */
export function collectListeners(): () => void {
  const removers: (() => void)[] = []
  for (const target of [document, window] as const) {
    jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener, options) => {
      removers.push(() => (target as EventTarget).removeEventListener(type, listener, options))
      EventTarget.prototype.addEventListener.call(target, type, listener, options)
    })
  }
  return () => {
    for (const remove of removers.splice(0)) remove()
  }
}
