import type { ErrorPageContent } from '../../mapping/error-page.cms'
import { color } from '../../theme'
import { ButtonGroup, ButtonLink } from '../../ui/Button/Button'
import { Section } from '../../ui/Layout/Layout'
import { Heading } from '../../ui/Typography/Typography'
import { SearchForm } from '../search/SearchForm'
import * as S from './ErrorMessage.styles'

interface ErrorMessageProps extends Omit<ErrorPageContent, 'title'> {
  /** Whether to offer the search. */
  readonly hasSearch?: boolean
}

/** The content of error pages, with links to other pages. */
export function ErrorMessage({ heading, text, links, hasSearch = false }: ErrorMessageProps) {
  return (
    <Section background="cream" width="narrow">
      <S.Message>
        <S.House aria-hidden="true" viewBox="0 0 120 120">
          <circle cx="60" cy="60" r="58" fill={color.night} />
          <circle cx="85" cy="31" r="7" fill={color.ember200} />
          <path d="M9 88c15-7 31-9 51-9s36 2 51 9a58 58 0 0 1-102 0z" fill={color.blue700} />
          <path d="M39 92V60l21-18 21 18v32z" fill={color.cream100} />
          <path d="M33 64l27-23 27 23" fill="none" stroke={color.ember600} strokeWidth="6" strokeLinecap="round" />
          <path d="M54 92V79a6 6 0 0 1 12 0v13zM45 66h8v8h-8zM67 66h8v8h-8z" fill={color.ember400} />
        </S.House>
        <Heading level={1}>{heading}</Heading>
        <S.Text>{text}</S.Text>
        <ButtonGroup>
          {links.map((link, index) => (
            <ButtonLink key={link.href} href={link.href} variant={index === 0 ? 'primary' : 'secondary'}>
              {link.label}
            </ButtonLink>
          ))}
        </ButtonGroup>
        {hasSearch && (
          <S.Search>
            <SearchForm />
          </S.Search>
        )}
      </S.Message>
    </Section>
  )
}
