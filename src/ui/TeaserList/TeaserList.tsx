import { Image } from '../../images/Image'
import type { Picture } from '../../images/picture'
import { formatDate } from '../../lib/format-date'
import * as S from './TeaserList.styles'

/** A page, as a list of pages shows it. */
export interface Teaser {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly text?: string
  /** Category, team, kind of event: what the list can be filtered by. */
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
  /** How the titles of pages without a picture begin: with a letter in a tile, as marks of products do. */
  readonly hasMarks?: boolean
  /** What happened on their dates, where a date alone could be taken for another: “Posted”. */
  readonly datePrefix?: string
}

/** Cards that lead to pages. */
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
