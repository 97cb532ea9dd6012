import { Image, type Picture } from '../../images/Image'
import { formatDate } from '../../lib/format-date'
import { Icon, type IconName } from '../Icon/Icon'
import * as S from './TeaserList.styles'
import type { TeaserLook } from './TeaserList.styles'

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
  /** A logo, for the look “marks”. */
  readonly mark?: Picture
  /** Shown without a logo, for the look “marks”. */
  readonly icon?: IconName
}

export interface TeaserListProps {
  readonly teasers: readonly Teaser[]
  /** Level of the titles in the page's outline. */
  readonly level?: 2 | 3 | 4
  /**
   * Cards of one size; cards with a large first one and some wide ones; small tiles of pictures, as navigation;
   * portraits; or compact rows with a logo or an icon.
   */
  readonly look?: TeaserLook
  /** Shown before dates that would be ambiguous otherwise, such as “Posted”. */
  readonly datePrefix?: string
}

/** Displayed widths of pictures. One for phones and one for all others: covers are drawings in most spaces. */
const coverSizes = '(min-width: 768px) 28rem, 7rem'

/** Cards that link to pages. */
export function TeaserList({ teasers, level = 3, look = 'cards', datePrefix }: TeaserListProps) {
  const Title = `h${level}` as const
  return (
    <S.List role="list" $look={look}>
      {teasers.map(({ id, href, title, text, label, date, minutes, person, picture, mark, icon }) => (
        <S.Item key={id} data-list-item="" data-label={label} $look={look}>
          {look === 'marks' && <S.Mark>{mark ? <Image picture={mark} /> : <Icon name={icon ?? 'puzzle'} />}</S.Mark>}
          {look !== 'marks' && picture && <S.Cover picture={{ ...picture, alt: '' }} sizes={coverSizes} />}
          <S.Words>
            {label && <S.Label>{label}</S.Label>}
            <Title>
              <S.TitleLink href={href}>{title}</S.TitleLink>
            </Title>
            {text && <S.Text>{text}</S.Text>}
            {(date ?? minutes ?? person) !== undefined && (
              <S.Meta>
                {person && <span>{person}</span>}
                <S.Times>
                  {date && (
                    <span>
                      {datePrefix && `${datePrefix} `}
                      <time dateTime={date}>{formatDate(date)}</time>
                    </span>
                  )}
                  {minutes !== undefined && <span>{`${minutes} min`}</span>}
                </S.Times>
              </S.Meta>
            )}
          </S.Words>
        </S.Item>
      ))}
    </S.List>
  )
}
