import type { AssetProps, EntryProps, PlainClientAPI } from 'contentful-management'

type Kind = 'entries' | 'assets' | 'content_types'

/**
 * Calls that the client lacks, or makes without a version. With one, Contentful refuses them if somebody has
 * changed the item since
 * (https://www.contentful.com/developers/docs/references/content-management-api/entries/delete-an-entry).
 * Assumption for content types: not documented.
 */
export function lockedCalls({ raw }: PlainClientAPI) {
  const { spaceId = '', environmentId = '' } = raw.getDefaultParams() ?? {}
  const addressOf = (path: string) => `/spaces/${spaceId}/environments/${environmentId}/${path}`
  const lock = (version: number) => ({ headers: { 'X-Contentful-Version': version } })
  return {
    /** Returns the new version. */
    unpublish: async (kind: Kind, id: string, version: number): Promise<number> => {
      const item = await raw.delete<EntryProps | AssetProps>(addressOf(`${kind}/${id}/published`), lock(version))
      return item.sys.version
    },
    remove: (kind: Kind, id: string, version: number) => raw.delete(addressOf(`${kind}/${id}`), lock(version)),
    /** Has Contentful process the file of an asset. */
    processFile: (id: string, locale: string, version: number) =>
      raw.put(addressOf(`assets/${id}/files/${locale}/process`), undefined, lock(version)),
  }
}
