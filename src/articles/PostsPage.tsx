import { Container } from '../ui/Container/Container'
import { Heading } from '../ui/Heading/Heading'
import { Link } from '../ui/Link/Link'
import { Section } from '../ui/Section/Section'
import { TeaserList, type Teaser } from '../ui/TeaserList/TeaserList'
import * as S from './PostsPage.styles'

interface PostsPageProps {
  readonly teasers: readonly Teaser[]
  /** Of this page, from 1. */
  readonly number: number
  /** How many pages there are. */
  readonly pages: number
  /** Where the page of newer posts lives; the first page has none. */
  readonly newer?: string
  /** Where the page of older posts lives; the last page has none. */
  readonly older?: string
}

/** All posts, the newest first, a dozen to a page. */
export function PostsPage({ teasers, number, pages, newer, older }: PostsPageProps) {
  return (
    <Section background="cream">
      <Container>
        <S.Head>
          <Heading level={1}>All posts</Heading>
          <p>
            Page {number} of {pages}. <Link href="/blog/">Back to the blog</Link>
          </p>
        </S.Head>
        <TeaserList teasers={teasers} level={2} />
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
      </Container>
    </Section>
  )
}
