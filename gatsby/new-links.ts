import { newForDays, type ChangeKind } from '../content/model/choices'
import type { BuildModel } from './build-model'
import { readEntries, type EntryNode, type Graphql } from './read-content'

const neededFields: readonly string[] = ['kind', 'publishedOn', 'linkUrl']

const dayInMs = 24 * 60 * 60 * 1000

/**
 * The addresses that the navigation marks as new: those that recent changelog entries of the kind “new” link to. They
 * are in the context of slices, because a date changes them without a change of an entry.
 *
 * @param now in ms since 1970
 * @returns sorted, so that builds do not depend on the order of entries
 */
export async function readNewLinks(args: Graphql, now = Date.now()): Promise<readonly string[]> {
  const entriesOf = await readEntries(args, ['changelogEntry'], (field) => neededFields.includes(field))
  const links = entriesOf('changelogEntry').flatMap(({ kind, publishedOn, linkUrl }) => {
    const age = now - Date.parse(String(publishedOn))
    const isRecent = age >= 0 && age < newForDays * dayInMs
    return kind === ('new' satisfies ChangeKind) && isRecent && typeof linkUrl === 'string' ? [linkUrl] : []
  })
  return [...new Set(links)].sort()
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
