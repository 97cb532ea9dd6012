import { MarketingForm } from '../../forms/MarketingForm/MarketingForm'
import { ActionLink } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { Section } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import { Heading, Small } from '../../ui/Typography/Typography'
import type { FormSlotProps } from './FormSlot'
import * as S from './FormSlot.Band.styles'

/**
 * An invitation to the newsletter, as a cream band. On a cream surface, the band has the color of cards.
 * It is hidden from visitors who have subscribed or declined (src/forms/newsletter).
 */
export function FormBand(props: Extract<FormSlotProps, { readonly style: 'band' }>) {
  const { anchor, background, scope, heading, bodyHtml, formView, fallback, note, decline } = props
  const headingId = `${scope}-heading`
  const offer = formView ? (
    <MarketingForm {...formView} scope={scope} labelledBy={headingId} />
  ) : (
    fallback && <ActionLink action={fallback} size="large" />
  )
  return (
    <Section id={anchor} background={background} spacing="tight" data-newsletter-band="">
      <S.Band
        data-surface={background === 'cream' ? undefined : 'cream'}
        $padding="large"
        $hasForm={formView !== undefined}
      >
        <S.Mark>
          <Icon name="mail" size={40} />
        </S.Mark>
        <S.Words>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          {bodyHtml && (
            <S.Lead>
              <Prose html={bodyHtml} />
            </S.Lead>
          )}
        </S.Words>
        {(offer ?? note) && (
          <S.Offer $isForm={formView !== undefined} data-newsletter-offer="">
            {offer}
            {note && <Small>{note}</Small>}
            {decline && (
              <S.Decline type="button" data-newsletter-decline="">
                {decline.label}
              </S.Decline>
            )}
          </S.Offer>
        )}
        {decline && (
          <div tabIndex={-1} hidden data-newsletter-answer="">
            {decline.answer}
          </div>
        )}
      </S.Band>
    </Section>
  )
}
