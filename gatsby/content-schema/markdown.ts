import MarkdownIt from 'markdown-it'
import type { ArticleSection } from '../../src/articles/article-content'
import { headingId, reservedIds, unusedName } from '../../src/lib/heading-ids'
import { normalizeHref } from '../../src/lib/href'
import type { TranslatedLocale } from '../../src/lib/locales'
import { localizeLink } from '../../src/lib/localize-link'
import { languages } from '../translations/languages'
import { addMergeTags, type MergeTags } from './merge-tags'

/** Renders Markdown at build time. Escapes HTML. Links and pictures must use http, https, mailto or tel. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })
// Keeps curly quotes, but “(c)” is not always a copyright mark.
markdown.disable('replacements')
// markdown-it itself allows unknown schemes.
markdown.validateLink = (address) => address === '' || normalizeHref(address) !== undefined

/** The language of a text, and the paths of the pages that are translated into it. */
export interface TextLanguage {
  readonly locale: TranslatedLocale
  readonly paths: readonly string[]
}

interface Rendering {
  language?: TextLanguage
  ids?: Set<string>
  heading?: string
  tables?: Set<string>
}

type Token = ReturnType<typeof markdown.parse>[number]

/** The words of a heading, without markup. */
const wordsOf = (inline: Token | undefined): string =>
  (inline?.children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('')

/** Headings of the second and third level get ids for links to sections. */
markdown.renderer.rules.heading_open = (tokens, index, options, environment: Rendering, renderer) => {
  const [token, inline] = [tokens[index], tokens[index + 1]]
  if (token && inline && (token.tag === 'h2' || token.tag === 'h3')) {
    environment.ids ??= new Set(reservedIds)
    environment.heading = wordsOf(inline)
    token.attrSet('id', headingId(environment.ids, inline.content))
  }
  return renderer.renderToken(tokens, index, options)
}

/** A quote that begins with a line in bold is a letter with its subject. */
markdown.renderer.rules.blockquote_open = (tokens, index, options, _environment, renderer) => {
  const [token, paragraph, inline] = tokens.slice(index)
  const words = inline?.children?.filter(({ content, nesting }) => content !== '' || nesting !== 0) ?? []
  if (words[0]?.type === 'strong_open' && words.findIndex(({ type }) => type === 'strong_close') === words.length - 1) {
    paragraph?.attrSet('data-subject', '')
  }
  return token ? renderer.renderToken(tokens, index, options) : ''
}

/** Links of translated texts lead to translated pages. */
markdown.renderer.rules.link_open = (tokens, index, options, { language }: Rendering, renderer) => {
  const token = tokens[index]
  if (token && language) {
    const { href, hrefLang } = localizeLink(String(token.attrGet('href')), language.locale, language.paths)
    token.attrSet('href', href)
    if (hrefLang) token.attrSet('hreflang', hrefLang)
  }
  return renderer.renderToken(tokens, index, options)
}

/** A wide table scrolls, so it is a landmark with a unique name. */
const tableOpen = markdown.renderer.rules.table_open
markdown.renderer.rules.table_open = (tokens, index, options, environment: Rendering, renderer) => {
  environment.tables ??= new Set()
  const word = environment.language ? languages[environment.language.locale].table : 'Table'
  const name = unusedName(environment.tables, environment.heading ? `${word}: ${environment.heading}` : word, ', ')
  const table = tableOpen ? tableOpen(tokens, index, options, environment, renderer) : '<table>'
  return `<div class="table" tabindex="0" role="region" aria-label="${markdown.utils.escapeHtml(name)}">${table}`
}
markdown.renderer.rules.table_close = () => '</table></div>'

/** The content security policy blocks inline styles. */
for (const cell of ['th_open', 'td_open']) {
  markdown.renderer.rules[cell] = (tokens, index, options, _environment, renderer) => {
    const { attrs } = tokens[index] ?? {}
    for (const attribute of attrs ?? []) {
      if (attribute[0] === 'style') attribute.splice(0, 2, 'data-align', attribute[1].replace('text-align:', ''))
    }
    return renderer.renderToken(tokens, index, options)
  }
}

addMergeTags(markdown)

const noMergeTags: MergeTags = { tags: [], warn: () => undefined }

export interface RenderedText {
  /** Without scripts, styles or raw tags. */
  readonly html: string
  readonly sections: readonly ArticleSection[]
}

/**
 * Renders text of an entry.
 *
 * @param language of a translated text, whose links lead to translated pages
 */
export function renderText(text: string, mergeTags = noMergeTags, language?: TextLanguage): RenderedText {
  const environment = { ...mergeTags, language }
  const tokens = markdown.parse(text, environment)
  // Also gives the headings their ids.
  const html = markdown.renderer.render(tokens, markdown.options, environment).trim()
  const sections = tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return []
    return { id: token.attrGet('id') ?? '', title: wordsOf(tokens[index + 1]) }
  })
  return { html, sections }
}
