import type { ErrorPageContent } from '../../mapping/error-page.cms'
import { Button, ButtonGroup, ButtonLink } from '../../ui/Button/Button'
import { Section } from '../../ui/Layout/Layout'
import { Heading, VisuallyHidden } from '../../ui/Typography/Typography'
import { SearchForm } from './SearchForm'
import * as S from './SearchPage.styles'

/**
 * The search of the site. `start-search.ts` fills it. Without JavaScript, after a failure and while there are no
 * results, it shows links to other pages.
 */
export function SearchPage({ heading, text, links }: Omit<ErrorPageContent, 'title'>) {
  return (
    <div data-search="">
      <Section background="cream" spacing="tight" width="narrow">
        <S.Head>
          <Heading level={1}>{heading}</Heading>
          <SearchForm isPagePurpose />
        </S.Head>
      </Section>
      <Section spacing="tight" width="narrow">
        <S.Body>
          <S.Status role="status" data-search-status="" />
          <S.Kinds hidden data-search-kinds="">
            <VisuallyHidden as="legend">Show</VisuallyHidden>
          </S.Kinds>
          <S.Results role="list" data-search-results="" />
          <div hidden data-search-more="">
            <Button variant="secondary">Show more results</Button>
          </div>
          <S.Start data-search-start="">
            <noscript>
              <p>The search needs JavaScript. Without it, these pages lead to all others.</p>
            </noscript>
            <S.Text>{text}</S.Text>
            <ButtonGroup>
              {links.map((link) => (
                <ButtonLink key={link.href} href={link.href} variant="secondary">
                  {link.label}
                </ButtonLink>
              ))}
            </ButtonGroup>
          </S.Start>
          <S.Key hidden>
            <input type="checkbox" data-search-key="" />
            The key / opens this search from any page.
          </S.Key>
        </S.Body>
      </Section>
    </div>
  )
}
