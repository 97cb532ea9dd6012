import { editAddress } from '../lib/edit-address'
import { messageOf } from '../lib/message-of'
import { ContentError } from './fields'

/** Whether the build is a preview (gatsby/drafts). Not defined in tests. */
declare const __SHOWS_DRAFTS__: boolean | undefined

/** Where the build's space is in Contentful's web app, in previews of a real space (gatsby/drafts); otherwise empty. */
declare const __CONTENTFUL_APP__: string | undefined

/**
 * Whether pages show notices about unfinished content: in previews and in develop. The CMS checks required fields
 * only when an entry is published, so any field of a draft may be empty.
 */
export const showsDrafts = (): boolean =>
  typeof __SHOWS_DRAFTS__ === 'boolean' ? __SHOWS_DRAFTS__ : process.env.NODE_ENV !== 'production'

/** Where an error names no field. */
const unknownField = 'unknown'

/**
 * Maps an entry. Where drafts are shown, an error is returned instead of thrown, so the rest of the page can be
 * rendered.
 *
 * @param entry the name of the entry for errors that do not name one
 * @throws what `map` throws, where drafts are not shown: visitors must not get incomplete pages
 */
export function mapDraft<Result>(entry: string, map: () => Result): Result | ContentError {
  try {
    return map()
  } catch (error) {
    if (!showsDrafts()) throw error
    if (error instanceof ContentError) return error
    return new ContentError(entry, unknownField, messageOf(error))
  }
}

/** Opens the entry with an error in Contentful's web app; `undefined` outside previews of a real space. */
export function editAddressOf({ id, field }: ContentError, block: string): string | undefined {
  const app = typeof __CONTENTFUL_APP__ === 'string' ? __CONTENTFUL_APP__ : ''
  return app ? editAddress(app, id ?? block, field === unknownField ? undefined : field) : undefined
}
