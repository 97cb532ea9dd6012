import MarkdownIt from 'markdown-it'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { normalizeHref } from '../../src/lib/href'
import { renderMergeTags } from '../../src/personalization/merge-tags'
import { textOf, type NodeModel } from '../read-content'

/**
 * Ids that no heading of a text may get: the second of two would never be found, so that a link, a
 * label or a script of the site led to the text, or the other way round. Ids that entries bring along,
 * such as anchors of blocks, are not known here.
 */
export const reservedIds: ReadonlySet<string> = new Set([
  // What the site's own views and scripts are found by.
  'demo-bar-text',
  'free-trial-link',
  'main',
  'page-search',
  'questions',
  'sign-up',
  'site-config',
  'site-menu',
  // Hashes that do something else than lead to a section; the first is an id of the footer, too.
  'contact-us',
  'open-beacon',
  // Gatsby's, in each page. The last four are its marks around the parts of the frame.
  'gatsby-announcer',
  'gatsby-chunk-mapping',
  'gatsby-focus-wrapper',
  'gatsby-script-loader',
  'demo-bar-1',
  'footer-1',
  'header-1',
  'small-footer-1',
])

/**
 * Markdown of the CMS to HTML, at build time only. HTML inside the Markdown is shown as text, so the
 * result holds nothing but what Markdown can say; addresses with a scheme other than http, https,
 * mailto and tel make no links and no pictures.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })
// Quotes become curly; but what an editor writes as “(c)” is not always a copyright mark.
markdown.disable('replacements')
// Alone, markdown-it refuses a list of schemes, and allows unknown ones.
markdown.validateLink = (address) => address === '' || normalizeHref(address) !== undefined

/** The id of a section, made from the words of its heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’]/g, '')
    .replace(/[\u0300-\u036f*_`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** What is remembered while a text is rendered. */
interface Rendering {
  /** Names that no further section can have. */
  ids?: Set<string>
  /** The heading that was passed last. */
  heading?: string
  /** Names that no further table can have. */
  tables?: Set<string>
}

/**
 * @param taken names that are taken; the new one is added to them
 * @returns the name, with the first number that makes it another one where it is taken
 */
function unused(taken: Set<string>, name: string, separator: string): string {
  let free = name
  for (let count = 2; taken.has(free); count += 1) free = `${name}${separator}${count}`
  taken.add(free)
  return free
}

/** Sections of a text can be linked to: headings of the second and third level have ids. */
markdown.renderer.rules.heading_open = (tokens, index, options, environment: Rendering, renderer) => {
  const [token, inline] = [tokens[index], tokens[index + 1]]
  if (token && inline && (token.tag === 'h2' || token.tag === 'h3')) {
    environment.ids ??= new Set(reservedIds)
    environment.heading = inline.content.replace(/[*_`]/g, '')
    token.attrSet('id', unused(environment.ids, slugOf(inline.content) || 'section', '-'))
  }
  return renderer.renderToken(tokens, index, options)
}

/** A wide table scrolls on its own; by keyboard too, so it is a landmark and needs a name that no other has. */
const tableOpen = markdown.renderer.rules.table_open
markdown.renderer.rules.table_open = (tokens, index, options, environment: Rendering, renderer) => {
  environment.tables ??= new Set()
  const name = unused(environment.tables, environment.heading ? `Table: ${environment.heading}` : 'Table', ', ')
  const table = tableOpen ? tableOpen(tokens, index, options, environment, renderer) : '<table>'
  return `<div class="table" tabindex="0" role="region" aria-label="${markdown.utils.escapeHtml(name)}">${table}`
}
markdown.renderer.rules.table_close = () => '</table></div>'

/** Inline styles would be blocked by the content security policy: the alignment of a column becomes an attribute. */
for (const cell of ['th_open', 'td_open']) {
  markdown.renderer.rules[cell] = (tokens, index, options, _environment, renderer) => {
    const { attrs } = tokens[index] ?? {}
    for (const attribute of attrs ?? []) {
      if (attribute[0] === 'style') attribute.splice(0, 2, 'data-align', attribute[1].replace('text-align:', ''))
    }
    return renderer.renderToken(tokens, index, options)
  }
}

/** @returns HTML without scripts, styles or raw tags */
export function renderMarkdown(text: string): string {
  return markdown.render(text, {}).trim()
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
  nodeModel: Pick<NodeModel, 'findAll'>,
  warn: (warning: string) => void = () => undefined,
): Promise<string> {
  if (!html.includes('{{')) return html
  const { entries } = await nodeModel.findAll({ type: graphqlTypeName('nt_mergetag') })
  const tags = Array.from(entries, ({ nt_mergetag_id, nt_fallback }) => ({
    path: String(nt_mergetag_id),
    fallback: textOf(nt_fallback),
  }))
  const merged = renderMergeTags(html, tags)
  merged.warnings.forEach(warn)
  return merged.html
}
