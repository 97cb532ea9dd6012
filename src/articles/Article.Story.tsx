import { Small, VisuallyHidden } from '../ui/Typography/Typography'
import type { Figures as FiguresContent, Quote as QuoteContent } from './article-content'
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
