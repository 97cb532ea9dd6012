import type { FilterLink } from '../lib/story-paths'
import { FilterLinks } from '../ui/FilterLinks/FilterLinks'
import { Container, Section } from '../ui/Layout/Layout'
import { TeaserList, type Teaser } from '../ui/TeaserList/TeaserList'
import { Heading } from '../ui/Typography/Typography'
import * as S from './PostsPage.styles'

interface StoriesPageProps {
  readonly heading: string
  readonly filters: readonly FilterLink[]
  readonly teasers: readonly Teaser[]
}

/** The stories of an industry. */
export function StoriesPage({ heading, filters, teasers }: StoriesPageProps) {
  return (
    <Section background="cream">
      <Container>
        <S.Head>
          <Heading level={1}>{heading}</Heading>
        </S.Head>
        <FilterLinks label="Industry" links={filters} />
        <TeaserList teasers={teasers} level={2} look={teasers.length === 1 ? 'featured' : 'cards'} />
      </Container>
    </Section>
  )
}
