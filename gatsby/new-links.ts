import { newLinks } from '../content/model/changelog'
import type { BuildModel } from './build-model'
import { readEntries, type EntryNode } from './read-content'

const neededFields: readonly string[] = ['kind', 'publishedOn', 'linkUrl']

/**
 * The addresses that the navigation marks as new, for the context of slices: a date changes them, without a change of
 * an entry.
 *
 * @param args of the hook `createPages`
 * @param now in ms since 1970
 */
export async function readNewLinks(
  args: Parameters<typeof readEntries>[0],
  now = Date.now(),
): Promise<readonly string[]> {
  const entriesOf = await readEntries(args, ['changelogEntry'], (field) => neededFields.includes(field))
  return newLinks(entriesOf('changelogEntry'), now)
}

/** `isNew` of the links of the navigation, which the changelog decides. */
export const newLinksModel: BuildModel = {
  createResolvers({ createResolvers }) {
    createResolvers({
      ContentfulNavigationLink: {
        isNew: {
          type: 'Boolean!',
          args: { among: '[String!]!' },
          resolve: ({ url }: EntryNode, { among }: { readonly among: readonly unknown[] }) => among.includes(url),
        },
      },
    })
  },
}
