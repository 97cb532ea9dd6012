import MarkdownIt from 'markdown-it'

/**
 * Markdown of the CMS to HTML, at build time only. HTML inside the Markdown is shown as text, so the
 * result holds nothing but what Markdown can say; addresses with a scheme other than http, https,
 * mailto and tel are refused by markdown-it.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })

const tableOpen = markdown.renderer.rules.table_open
markdown.renderer.rules.table_open = (...args) =>
  `<div class="table" tabindex="0" role="region" aria-label="Table">${tableOpen ? tableOpen(...args) : '<table>'}`
markdown.renderer.rules.table_close = () => '</table></div>'

/** @returns HTML without scripts, styles or raw tags */
export function renderMarkdown(text: string): string {
  return markdown.render(text).trim()
}
