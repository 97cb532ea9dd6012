import { graphqlTypeName } from '../../content/model/projections/graphql'
import { renderMergeTags } from '../../src/personalization/merge-tags'

/** What finds the entries of merge tags. */
interface EntryFinder {
  readonly findAll: (query: {
    type: string
  }) => Promise<{ readonly entries: Iterable<Readonly<Record<string, unknown>>> }>
}

/**
 * Texts may have merge tags, which the page fills with what is known of the visitor. Until then they say
 * their fallback: the one in the text, or that of their entry.
 *
 * @param html made of Markdown
 * @param warn told in a sentence of a tag that names nothing or has no fallback
 */
export async function fillMergeTags(
  html: string,
  nodeModel: EntryFinder,
  warn: (warning: string) => void = () => undefined,
): Promise<string> {
  if (!html.includes('{{')) return html
  const { entries } = await nodeModel.findAll({ type: graphqlTypeName('nt_mergetag') })
  const tags = Array.from(entries, ({ nt_mergetag_id, nt_fallback }) => ({
    path: String(nt_mergetag_id),
    fallback: typeof nt_fallback === 'string' ? nt_fallback : undefined,
  }))
  const merged = renderMergeTags(html, tags)
  merged.warnings.forEach(warn)
  return merged.html
}
