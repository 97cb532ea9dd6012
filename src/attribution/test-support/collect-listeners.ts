/**
 * Collects the listeners that scripts add to the document from now on: a script of a page has no end
 * of its own, and one test must not hear the script of another.
 *
 * @returns a function that removes them
 */
export function collectListeners(): () => void {
  const added: Parameters<typeof document.addEventListener>[] = []
  const add = document.addEventListener.bind(document)
  jest.spyOn(document, 'addEventListener').mockImplementation((...listener: Parameters<typeof add>) => {
    added.push(listener)
    add(...listener)
  })
  return () => {
    for (const listener of added.splice(0)) document.removeEventListener(...listener)
  }
}
