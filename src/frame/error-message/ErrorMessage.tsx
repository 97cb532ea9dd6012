import type { ErrorPageContent } from '../../content/map-error-page'
import { ButtonGroup } from '../../ui/ButtonGroup/ButtonGroup'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Container } from '../../ui/Container/Container'
import { Heading } from '../../ui/Heading/Heading'
import { Section } from '../../ui/Section/Section'
import * as S from './ErrorMessage.styles'

/** What a visitor reads when there is no page to show, with ways on. */
export function ErrorMessage({ heading, text, links }: Omit<ErrorPageContent, 'title'>) {
  return (
    <Section background="cream">
      <Container width="narrow">
        <S.Message>
          <S.Lamp aria-hidden="true" viewBox="0 0 120 120">
            <circle cx="60" cy="60" r="58" />
            <path d="M32 92V56l28-24 28 24v36z" />
            <path d="M52 92V70h16v22z" />
          </S.Lamp>
          <Heading level={1}>{heading}</Heading>
          <S.Text>{text}</S.Text>
          <ButtonGroup align="center">
            {links.map((link, index) => (
              <ButtonLink key={link.href} href={link.href} variant={index === 0 ? 'primary' : 'secondary'}>
                {link.label}
              </ButtonLink>
            ))}
          </ButtonGroup>
        </S.Message>
      </Container>
    </Section>
  )
}
