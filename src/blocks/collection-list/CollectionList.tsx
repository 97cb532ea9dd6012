import { longestSearch } from '../../lib/site'
import { ActionLink } from '../../ui/Button/Button'
import { FilterLinks } from '../../ui/FilterLinks/FilterLinks'
import { Icon } from '../../ui/Icon/Icon'
import { Section, SectionHeader } from '../../ui/Layout/Layout'
import { Link } from '../../ui/Link/Link'
import { TeaserList } from '../../ui/TeaserList/TeaserList'
import type { mapCollectionList } from './collection-list.cms'
import { Changes } from './CollectionList.Changes'
import * as S from './CollectionList.styles'

export type CollectionListProps = ReturnType<typeof mapCollectionList>

/**
 * Pages of a collection. Visitors can search and filter a searchable list (`start-list-filter.ts`). Without JavaScript it
 * shows all of them and no controls.
 */
export function CollectionList(props: CollectionListProps) {
  const { anchor, background, heading, introduction, teasers, months, highlights, look, datePrefix } = props
  const { isSearchable, labels, link } = props
  const level = heading ? 3 : 2
  return (
    <Section id={anchor} background={background} spacing={heading ? 'regular' : 'tight'}>
      <SectionHeader heading={heading} introduction={introduction} />
      <div id={isSearchable ? `${props.id}-list` : undefined} data-list={isSearchable ? '' : undefined}>
        {props.filters && <FilterLinks label="Industry" links={props.filters} />}
        {isSearchable && <Controls id={props.id} labels={labels} />}
        {highlights && (
          <S.Highlights data-list-highlights="">
            <S.GroupHeading as={`h${level}`}>{highlights.heading}</S.GroupHeading>
            <TeaserList teasers={highlights.teasers} level={level === 2 ? 3 : 4} />
          </S.Highlights>
        )}
        {teasers.length === 0 && !months && <p>Nothing here yet.</p>}
        {months && <Changes months={months} level={level} />}
        {teasers.length > 0 && look === 'marks' && <Groups {...props} level={level} />}
        {teasers.length > 0 && look !== 'marks' && (
          <TeaserList teasers={teasers} level={level} look={look} datePrefix={datePrefix} />
        )}
      </div>
      {link && (
        <S.More>
          <ActionLink action={link} variant="secondary" />
        </S.More>
      )}
    </Section>
  )
}

interface GroupsProps extends Pick<CollectionListProps, 'teasers' | 'labels' | 'icons' | 'datePrefix'> {
  readonly level: 2 | 3
}

/** Pages under the headings of their labels; those without a label come last. */
function Groups({ teasers, icons, datePrefix, labels, level }: GroupsProps) {
  const rest = teasers.filter(({ label }) => label === undefined)
  return (
    <>
      {labels.map((label) => {
        const icon = icons?.[label]
        return (
          <S.Group key={label} data-list-group="">
            <S.GroupHeading as={`h${level}`}>
              {icon && <Icon name={icon} size={28} />}
              {label}
            </S.GroupHeading>
            <TeaserList
              teasers={teasers
                .filter((teaser) => teaser.label === label)
                .map((teaser) => ({ ...teaser, icon: teaser.icon ?? icon }))}
              level={level === 2 ? 3 : 4}
              look="marks"
              datePrefix={datePrefix}
            />
          </S.Group>
        )
      })}
      {rest.length > 0 && <TeaserList teasers={rest} level={level} look="marks" datePrefix={datePrefix} />}
    </>
  )
}

function Controls({ id, labels }: Pick<CollectionListProps, 'id' | 'labels'>) {
  return (
    <S.Controls role="search" hidden data-list-controls="">
      <div>
        <S.SearchLabel htmlFor={`${id}-search`}>Search this list</S.SearchLabel>
        <S.SearchField>
          <input id={`${id}-search`} name={`${id}-search`} type="search" autoComplete="off" maxLength={longestSearch} />
          <Icon name="search" size={20} />
        </S.SearchField>
      </div>
      {labels.length > 1 && (
        <S.Labels>
          <legend>Show</legend>
          <label>
            <input type="radio" name={`${id}-label`} value="" defaultChecked />
            All
          </label>
          {labels.map((label) => (
            <label key={label}>
              <input type="radio" name={`${id}-label`} value={label} />
              {label}
            </label>
          ))}
        </S.Labels>
      )}
      <S.Status role="status" data-list-status="" />
      <p hidden data-list-all="">
        <Link href={`#${id}-list`}>Show all</Link>
      </p>
    </S.Controls>
  )
}
