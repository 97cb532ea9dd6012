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

/** Sections of a text can be linked to: headings of the second and third level have ids. */
markdown.renderer.rules.heading_open = (
  tokens,
  index,
  options,
  environment: { ids?: Map<string, number> },
  renderer,
) => {
  const [token, inline] = [tokens[index], tokens[index + 1]]
  if (token && inline && (token.tag === 'h2' || token.tag === 'h3')) {
    environment.ids ??= new Map()
    const slug = slugOf(inline.content) || 'section'
    const count = (environment.ids.get(slug) ?? 0) + 1
    environment.ids.set(slug, count)
    token.attrSet('id', count === 1 ? slug : `${slug}-${count}`)
  }
  return renderer.renderToken(tokens, index, options)
}

const tableOpen = markdown.renderer.rules.table_open
markdown.renderer.rules.table_open = (...args) =>
  `<div class="table" tabindex="0" role="region" aria-label="Table">${tableOpen ? tableOpen(...args) : '<table>'}`
markdown.renderer.rules.table_close = () => '</table></div>'

/** @returns HTML without scripts, styles or raw tags */
export function renderMarkdown(text: string): string {
  return markdown.render(text, {}).trim()
}
