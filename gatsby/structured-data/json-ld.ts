import type { Organization, Thing as SchemaThing } from 'schema-dts'
import { scriptJson } from '../../src/lib/text'
import { textOf, type EntryNode, type ReadField } from '../read-content'

export type Thing = Exclude<SchemaThing, string>

/**
 * Writes JSON-LD, escaped for `<script>`.
 *
 * @returns `undefined` without things
 */
export function structuredDataJson(things: readonly (object | undefined)[]): string | undefined {
  const known = things.filter((thing) => thing !== undefined)
  if (known.length === 0) return undefined
  const [first] = known
  const document =
    known.length === 1
      ? { '@context': 'https://schema.org', ...first }
      : { '@context': 'https://schema.org', '@graph': known }
  return scriptJson(document)
}

export interface Publisher {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string
  readonly siteName: string
}

/** What the things of a page are made from, besides its entry. */
export interface Sources {
  readonly publisher: Publisher
  readonly read: ReadField
  /** All entries of a type, in the language of the page. */
  readonly all: (type: string) => Promise<readonly EntryNode[]>
}

/** Rendered Markdown of an entry, for an unknown visitor. */
export const htmlOf = async (node: EntryNode, field: string, read: ReadField): Promise<string | undefined> =>
  textOf(await read(node, `${field}Html`))

/** The absolute address of a path; an absolute address stays as it is. */
export const absolute = ({ siteUrl }: Publisher, path: string): string => new URL(path, siteUrl).href

export const organization = (publisher: Publisher) =>
  ({
    '@type': 'Organization',
    name: publisher.siteName,
    url: absolute(publisher, '/'),
    logo: absolute(publisher, '/icons/icon-512x512.png'),
  }) satisfies Organization
