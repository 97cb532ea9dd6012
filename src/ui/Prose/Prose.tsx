import * as S from './Prose.styles'

export interface ProseProps {
  /** HTML that the build made from the CMS's Markdown. It is trusted: nothing else may be given here. */
  readonly html: string
  /** A text of its own, with headings, quotes, tables: it brings the styles for them. */
  readonly isArticle?: boolean
  readonly className?: string
}

/** Running text: a few paragraphs with links and lists, or a whole article. */
export function Prose({ html, isArticle = false, className }: ProseProps) {
  const Root = isArticle ? S.Article : S.Root
  return <Root className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
