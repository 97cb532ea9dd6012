import { Container, Section } from '../ui/Layout/Layout'
import { Link } from '../ui/Link/Link'
import { TeaserList, type Teaser } from '../ui/TeaserList/TeaserList'
import { Heading } from '../ui/Typography/Typography'
import * as S from './PostsPage.styles'

interface PostsPageProps {
  readonly heading: string
  readonly parent: { readonly label: string; readonly href: string }
  readonly teasers: readonly Teaser[]
  /** The number of this page, starting at 1. */
  readonly number: number
  readonly pages: number
  /** Path of the page with newer posts; the first page has none. */
  readonly newer?: string
  /** Path of the page with older posts; the last page has none. */
  readonly older?: string
}

export function PostsPage({ heading, parent, teasers, number, pages, newer, older }: PostsPageProps) {
  return (
    <Section background="cream">
      <Container>
        <S.Head>
          <Heading level={1}>{heading}</Heading>
          <p>
            Page {number} of {pages}. <Link href={parent.href}>Back to {parent.label}</Link>
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
