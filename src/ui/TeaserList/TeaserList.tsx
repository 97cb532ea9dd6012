import { Image } from '../../images/Image'
import type { Picture } from '../../images/picture'
import { formatDate } from '../../lib/format-date'
import * as S from './TeaserList.styles'

/** What a list shows of a page. */
export interface Teaser {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly text?: string
  /** Category, team or kind of event. Lists can be filtered by it. */
  readonly label?: string
  /** ISO 8601. */
  readonly date?: string
  readonly minutes?: number
  readonly person?: string
  readonly picture?: Picture
}

export interface TeaserListProps {
  readonly teasers: readonly Teaser[]
  /** Level of the titles in the page's outline. */
  readonly level?: 2 | 3
  /** Shows a tile before each title, with the picture or, without one, the first letter of the title. */
  readonly hasMarks?: boolean
  /** Written before dates that would be ambiguous otherwise, such as “Posted”. */
  readonly datePrefix?: string
}

/** Cards that link to pages. */
export function TeaserList({ teasers, level = 3, hasMarks = false, datePrefix }: TeaserListProps) {
  const Title = `h${level}` as const
  return (
    <S.List>
      {teasers.map(({ id, href, title, text, label, date, minutes, person, picture }) => (
        <S.Item key={id} data-label={label}>
          {hasMarks && (
            <S.Mark aria-hidden="true">
              {picture ? <Image picture={{ ...picture, alt: '' }} /> : title.charAt(0)}
            </S.Mark>
          )}
          {label && <S.Label>{label}</S.Label>}
          <Title>
            <S.TitleLink href={href}>{title}</S.TitleLink>
          </Title>
          {text && <S.Text>{text}</S.Text>}
          {(date ?? minutes ?? person) !== undefined && (
            <S.Meta>
              {person && <span>{person}</span>}
              {date && (
                <span>
                  {datePrefix && `${datePrefix} `}
                  <time dateTime={date}>{formatDate(date)}</time>
                </span>
              )}
              {minutes !== undefined && <span>{minutes} min</span>}
            </S.Meta>
          )}
        </S.Item>
      ))}
    </S.List>
  )
}
