import { collectListeners } from './collect-listeners'

/**
 * Ends the document of each test of a file: removes the listeners that controllers have added to the document and the
 * window.
 *
 * @returns ends it earlier, for tests with several documents
 */
export function endDocumentAfterEach(): () => void {
  let end = (): void => undefined
  beforeEach(() => {
    end = collectListeners()
  })
  afterEach(() => end())
  return () => end()
}
