import type { FilterLink } from '../lib/story-paths'
import type { Action } from '../mapping/fields'
import { FilterLinks } from '../ui/FilterLinks/FilterLinks'
import { Section } from '../ui/Layout/Layout'
import { Link } from '../ui/Link/Link'
import { TeaserList, type Teaser } from '../ui/TeaserList/TeaserList'
import { Heading } from '../ui/Typography/Typography'
import * as S from './ListPage.styles'

export interface ListPageProps {
  readonly heading: string
  readonly teasers: readonly Teaser[]
  /** The page that a list of posts belongs to. */
  readonly parent?: Action
  /** The number of this page of posts, from 1 to `pages`. */
  readonly number?: number
  readonly pages?: number
  /** Path of the page with newer posts; the first page has none. */
  readonly newer?: string
  /** Path of the page with older posts; the last page has none. */
  readonly older?: string
  /** Links to the stories of each industry. */
  readonly filters?: readonly FilterLink[]
}

/** Posts by page, or the stories of an industry. */
export function ListPage({ heading, teasers, parent, number, pages, newer, older, filters }: ListPageProps) {
  return (
    <Section background="cream">
      <S.Head>
        <Heading level={1}>{heading}</Heading>
        {parent && (
          <p>
            Page {number} of {pages}. <Link href={parent.href}>Back to {parent.label}</Link>
          </p>
        )}
      </S.Head>
      {filters && <FilterLinks label="Industry" links={filters} />}
      <TeaserList teasers={teasers} level={2} look={filters && teasers.length === 1 ? 'featured' : 'cards'} />
      {(newer ?? older) && (
        <S.Pages aria-label="Pages">
          {newer && (
            <Link rel="prev" href={newer}>
              Newer posts
            </Link>
          )}
          {older && (
            <Link rel="next" href={older}>
              Older posts
            </Link>
          )}
        </S.Pages>
      )}
    </Section>
  )
}
