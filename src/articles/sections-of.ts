import type { ArticleSection } from './article'

const heading = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const toText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => entities[name] ?? '')

/** Fewer sections than this need no table of contents. */
const fewest = 3

/**
 * The sections of a text that the build has made of Markdown, for its table of contents.
 *
 * @returns none for a text of few sections
 */
export function sectionsOf(html: string): readonly ArticleSection[] {
  const sections = [...html.matchAll(heading)].map(([, id = '', title = '']) => ({ id, title: toText(title) }))
  return sections.length < fewest ? [] : sections
}
