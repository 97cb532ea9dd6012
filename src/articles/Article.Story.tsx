import { Link } from '../ui/Link/Link'
import { Heading, Small, VisuallyHidden } from '../ui/Typography/Typography'
import type { ArticleContent, Figures as FiguresContent, Quote as QuoteContent } from './article-content'
import { Card } from './Article.Aside.styles'
import * as S from './Article.Story.styles'

/** Figures before and after. Each value has the name of its column, so it can be read alone. */
export function Figures({ before, after, rows, note }: FiguresContent) {
  return (
    <S.Numbers>
      <VisuallyHidden as="h2">Before and after</VisuallyHidden>
      <S.Figures>
        {rows.map((row) => (
          <S.Figure key={row.label}>
            <dt>{row.label}</dt>
            <S.Before>
              <small>{before}</small> {row.before}
            </S.Before>
            <S.After>
              <small>{after}</small> {row.after}
            </S.After>
          </S.Figure>
        ))}
      </S.Figures>
      {note && <S.Note>{note}</S.Note>}
    </S.Numbers>
  )
}

export function Quote({ text, person, role }: QuoteContent) {
  return (
    <S.Quote data-surface="blue">
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      <figcaption>
        <strong>{person}</strong>
        {role && <Small as="span">{role}</Small>}
      </figcaption>
    </S.Quote>
  )
}

export function Links({ heading, list }: NonNullable<ArticleContent['links']>) {
  return (
    <Card data-surface="cream">
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      <S.Links role="list">
        {list.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </S.Links>
    </Card>
  )
}
