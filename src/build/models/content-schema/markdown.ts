import MarkdownIt from 'markdown-it'

/**
 * Markdown of the CMS to HTML, at build time only. HTML inside the Markdown is shown as text, so the
 * result holds nothing but what Markdown can say; addresses with a scheme other than http, https,
 * mailto and tel are refused by markdown-it.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })
// Quotes become curly; but what an editor writes as “(c)” is not always a copyright mark.
markdown.disable('replacements')

/** What stands in the address of a section: the words of its heading. */
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
  /** How often each name of a section has been given. */
  ids?: Map<string, number>
  /** The heading that was passed last. */
  heading?: string
  /** How often each name of a table has been given. */
  tables?: Map<string, number>
}

/** @returns the name, with a number where it has been given before */
function numbered(counts: Map<string, number>, name: string, separator: string): string {
  const count = (counts.get(name) ?? 0) + 1
  counts.set(name, count)
  return count === 1 ? name : `${name}${separator}${count}`
}

/** Sections of a text can be linked to: headings of the second and third level have ids. */
markdown.renderer.rules.heading_open = (tokens, index, options, environment: Rendering, renderer) => {
  const [token, inline] = [tokens[index], tokens[index + 1]]
  if (token && inline && (token.tag === 'h2' || token.tag === 'h3')) {
    environment.ids ??= new Map()
    environment.heading = inline.content.replace(/[*_`]/g, '')
    token.attrSet('id', numbered(environment.ids, slugOf(inline.content) || 'section', '-'))
  }
  return renderer.renderToken(tokens, index, options)
}

/** A wide table scrolls on its own; by keyboard too, so it is a landmark and needs a name that no other has. */
const tableOpen = markdown.renderer.rules.table_open
markdown.renderer.rules.table_open = (tokens, index, options, environment: Rendering, renderer) => {
  environment.tables ??= new Map()
  const name = numbered(environment.tables, environment.heading ? `Table: ${environment.heading}` : 'Table', ', ')
  const table = tableOpen ? tableOpen(tokens, index, options, environment, renderer) : '<table>'
  return `<div class="table" tabindex="0" role="region" aria-label="${markdown.utils.escapeHtml(name)}">${table}`
}
markdown.renderer.rules.table_close = () => '</table></div>'

/** @returns HTML without scripts, styles or raw tags */
export function renderMarkdown(text: string): string {
  return markdown.render(text, {}).trim()
}
