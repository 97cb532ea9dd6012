/**
 * Collects the listeners that scripts add to the document and the window from now on: a script of a page has no end of
 * its own, and one test must not hear the script of another.
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
