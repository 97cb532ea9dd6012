interface Metadata {
  readonly title: string
  readonly description?: string
  readonly socialCard?: { readonly src: string; readonly alt: string } | null
  readonly structuredData?: string | null
}

/** What the build makes for the head of every article. */
type MadeForHead = Pick<Metadata, 'socialCard' | 'structuredData'>

/** Fields of the entries that are articles; which of them an entry has depends on its type. */
const textOf = (entry: object, ...fields: readonly string[]): string | undefined => {
  for (const field of fields) {
    const value = (entry as Readonly<Record<string, unknown>>)[field]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}

/** What search engines are told of an article: its title, and what it is about. */
export const articleMetadata = (entry: (object & MadeForHead) | null): Metadata => ({
  title: textOf(entry ?? {}, 'title', 'personName') ?? '',
  description: textOf(entry ?? {}, 'description', 'role'),
  socialCard: entry?.socialCard,
  structuredData: entry?.structuredData,
})
