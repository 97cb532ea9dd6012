/**
 * The blocks that stand in the document as the server has drawn them. They may be kept only while
 * the first page is hydrated: later the document shows what React has drawn.
 */
let isHydrating = true

export const renderedHtml = {
  /** @param entryId identifier of the block's entry in the CMS */
  has: (entryId: string): boolean =>
    isHydrating &&
    typeof document !== 'undefined' &&
    document.querySelector(`[data-block="${CSS.escape(entryId)}"]`) !== null,

  /** To be called when the first page has been hydrated. */
  release: (): void => {
    isHydrating = false
  },

  /** GraphQL types of the blocks in the document that need their code. */
  interactiveTypes: (): string[] => [
    ...new Set(
      Array.from(
        document.querySelectorAll<HTMLElement>('[data-interactive]'),
        ({ dataset }) => dataset.interactive ?? '',
      ),
    ),
  ],
}
