import type { Action } from '../../content/map-action'
import type { FormView } from '../../forms/map-form'
import { MarketingForm } from '../../forms/MarketingForm/MarketingForm'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Container } from '../../ui/Container/Container'
import { Heading } from '../../ui/Heading/Heading'
import { Icon } from '../../ui/Icon/Icon'
import { Section } from '../../ui/Section/Section'
import { Text } from '../../ui/Text/Text'
import type { BlockFrame } from '../block-frame'
import * as S from './NewsletterBand.styles'

export interface NewsletterBandProps extends BlockFrame {
  /** What ids begin with; unique on the page. */
  readonly scope: string
  readonly heading: string
  readonly text?: string
  readonly formView?: FormView
  /** Where to go while there is no form. */
  readonly link?: Action
  readonly note?: string
  /** How to say no, and what is answered. */
  readonly decline?: { readonly label: string; readonly answer: string }
}

/**
 * An invitation to the newsletter: a cream band, which turns to the section's card on a cream ground.
 * It stays away from who has subscribed or said no (src/forms/newsletter).
 */
export function NewsletterBand({
  anchor,
  background,
  scope,
  heading,
  text,
  formView,
  link,
  note,
  decline,
}: NewsletterBandProps) {
  const headingId = `${scope}-heading`
  const offer = formView ? (
    <MarketingForm {...formView} scope={scope} labelledBy={headingId} />
  ) : (
    link && (
      <ButtonLink href={link.href} size="large">
        {link.label}
      </ButtonLink>
    )
  )
  return (
    <Section id={anchor} background={background} spacing="tight" data-newsletter-band="">
      <Container>
        <S.Band tone={background === 'cream' ? 'surface' : 'cream'} padding="large" $hasForm={formView !== undefined}>
          <S.Mark>
            <Icon name="mail" size={40} />
          </S.Mark>
          <S.Words>
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            {text && (
              <Text size="lead" tone="soft">
                {text}
              </Text>
            )}
          </S.Words>
          {(offer ?? note) && (
            <S.Offer $isForm={formView !== undefined} data-newsletter-offer="">
              {offer}
              {note && (
                <Text size="small" tone="soft">
                  {note}
                </Text>
              )}
              {decline && (
                <S.Decline type="button" data-newsletter-decline="">
                  {decline.label}
                </S.Decline>
              )}
            </S.Offer>
          )}
          {decline && (
            <Text as="div" tabIndex={-1} hidden data-newsletter-answer="">
              {decline.answer}
            </Text>
          )}
        </S.Band>
      </Container>
    </Section>
  )
}
