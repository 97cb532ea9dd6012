import type { Action } from '../../content/parts.cms'
import { ButtonLink } from '../../ui/Button/Button'
import { Container, Section, SectionHeader } from '../../ui/Layout/Layout'
import { TeaserList, type Teaser } from '../../ui/TeaserList/TeaserList'
import type { BlockFrame } from '../block-frame'
import * as S from './CollectionList.styles'

export interface CollectionListProps extends BlockFrame {
  /** Unique on the page. */
  readonly id: string
  readonly heading?: string
  readonly introduction?: string
  readonly teasers: readonly Teaser[]
  readonly hasMarks: boolean
  /** Written before the dates of its pages. */
  readonly datePrefix?: string
  /** Whether visitors can search and filter it; `start-list-filter.ts` does that. */
  readonly isSearchable: boolean
  readonly link?: Action
}

/** Pages of a collection. Without JavaScript a searchable list shows all of them and no controls. */
export function CollectionList(props: CollectionListProps) {
  const { anchor, background, id, heading, introduction, teasers, hasMarks, datePrefix, isSearchable, link } = props
  const labels = [...new Set(teasers.flatMap(({ label }) => label ?? []))].sort()
  return (
    <Section id={anchor} background={background}>
      <Container>
        <SectionHeader heading={heading} introduction={introduction} />
        <div data-list={isSearchable ? '' : undefined}>
          {isSearchable && (
            <S.Controls role="search" hidden data-list-controls="">
              <S.Search>
                <label htmlFor={`${id}-search`}>Search this list</label>
                <input id={`${id}-search`} type="search" autoComplete="off" data-list-search="" />
              </S.Search>
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
            </S.Controls>
          )}
          {teasers.length > 0 ? (
            <TeaserList teasers={teasers} level={heading ? 3 : 2} hasMarks={hasMarks} datePrefix={datePrefix} />
          ) : (
            <p>There is nothing here yet.</p>
          )}
        </div>
        {link && (
          <S.More>
            <ButtonLink href={link.href} variant="secondary">
              {link.label}
            </ButtonLink>
          </S.More>
        )}
      </Container>
    </Section>
  )
}
