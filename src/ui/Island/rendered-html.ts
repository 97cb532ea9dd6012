/** Islands from the server's HTML may be kept only during hydration; later the document shows React's output. */
let isHydrating = true

export const renderedHtml = {
  /** The element of an island. It keeps its content even when React removes it. */
  find: (name: string): Element | null =>
    isHydrating && typeof document !== 'undefined'
      ? document.querySelector(`[data-island="${CSS.escape(name)}"]`)
      : null,

  /** Call it after hydration. */
  release: (): void => {
    isHydrating = false
  },
}
