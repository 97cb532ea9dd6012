import { ContentError } from './content-error'

/** Whether the build is a preview (gatsby/drafts). Not there in tests. */
declare const __SHOWS_DRAFTS__: boolean | undefined

/**
 * Whether unfinished content is pointed out on the page: in previews, and in develop. The CMS checks
 * required fields only when an entry is published, so a draft may lack anything.
 */
export const showsDrafts = (): boolean =>
  typeof __SHOWS_DRAFTS__ === 'boolean' ? __SHOWS_DRAFTS__ : process.env.NODE_ENV !== 'production'

/**
 * Maps an entry. Where drafts are shown, one that can't be mapped gives the problem in place of the
 * result, so that the rest of the page can be shown.
 *
 * @param entry what to call the entry when the error does not name one
 * @throws what `map` throws, where drafts are not shown: a visitor must not get a page with holes
 */
export function mapDraft<Result>(entry: string, map: () => Result): Result | ContentError {
  try {
    return map()
  } catch (error) {
    if (!showsDrafts()) throw error
    if (error instanceof ContentError) return error
    return new ContentError(entry, 'unknown', error instanceof Error ? error.message : String(error))
  }
}
