/**
 * The islands that stand in the document as the server has drawn them. They may be kept only while
 * the first page is hydrated: later the document shows what React has drawn.
 */
let isHydrating = true

export const renderedHtml = {
  /**
   * @param name of the island
   * @returns its element, which keeps its content even when React removes it from the document
   */
  find: (name: string): Element | null =>
    isHydrating && typeof document !== 'undefined'
      ? document.querySelector(`[data-island="${CSS.escape(name)}"]`)
      : null,

  /** To be called when the first page has been hydrated. */
  release: (): void => {
    isHydrating = false
  },
}
