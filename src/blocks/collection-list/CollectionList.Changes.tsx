import type { ChangeKind } from '../../../content/model/choices'
import { Image } from '../../images/Image'
import { formatDate } from '../../lib/format-date'
import { changelogPath } from '../../lib/site'
import { Icon, type IconName } from '../../ui/Icon/Icon'
import { Link } from '../../ui/Link/Link'
import { Prose } from '../../ui/Prose/Prose'
import type { CollectionListProps } from './CollectionList'
import * as S from './CollectionList.Changes.styles'

const kinds: Readonly<Record<ChangeKind, { readonly label: string; readonly icon: IconName }>> = {
  new: { label: 'New', icon: 'sparkle' },
  better: { label: 'Better', icon: 'bolt' },
  fixed: { label: 'Fixed', icon: 'check' },
}

interface ChangesProps {
  readonly months: NonNullable<CollectionListProps['months']>
  /** Level of the names of the months in the page's outline. */
  readonly level: 2 | 3
}

/** The changelog, by month. The title of each change is a link to it. */
export function Changes({ months, level }: ChangesProps) {
  const [MonthName, Title] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  return (
    <>
      <S.Feed>
        <Icon name="bell" size={20} />
        <Link href={`${changelogPath}rss.xml`}>Follow by RSS</Link>
      </S.Feed>
      {months.map(({ name, changes }) => (
        <S.Month key={name} data-list-group="" aria-label={name}>
          <S.MonthName as={MonthName}>{name}</S.MonthName>
          <S.Changes role="list">
            {changes.map((change) => (
              <S.Change key={change.id} id={change.slug} data-list-item="">
                <S.Facts>
                  <S.Kind $kind={change.kind}>
                    <Icon name={kinds[change.kind].icon} size={16} />
                    {kinds[change.kind].label}
                  </S.Kind>
                  <span>{change.area}</span>
                  <time dateTime={change.date}>{formatDate(change.date)}</time>
                </S.Facts>
                <Title>
                  <S.TitleLink href={`${changelogPath}#${change.slug}`}>
                    {change.title} <span aria-hidden="true">#</span>
                  </S.TitleLink>
                </Title>
                <Prose html={change.bodyHtml} />
                {change.picture && <Image picture={change.picture} sizes="(min-width: 768px) 44rem, 100vw" />}
                {change.link && (
                  <S.More>
                    <Link href={change.link.href}>{change.link.label}</Link>
                  </S.More>
                )}
              </S.Change>
            ))}
          </S.Changes>
        </S.Month>
      ))}
    </>
  )
}
