import * as S from './Prose.styles'

interface ProseProps {
  /** HTML from Markdown, made by the build. It is not escaped: never pass other HTML. */
  readonly html: string
  /** Adds styles for headings, quotes and tables. */
  readonly isArticle?: boolean
}

/** Body text: a few paragraphs with links and lists, or the text of an article. */
export function Prose({ html, isArticle = false }: ProseProps) {
  const Root = isArticle ? S.Article : S.Root
  return <Root dangerouslySetInnerHTML={{ __html: html }} />
}
