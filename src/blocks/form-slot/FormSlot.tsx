import type { Action } from '../../content/map-action'
import type { FormView } from '../../forms/map-form'
import { MarketingForm } from '../../forms/MarketingForm/MarketingForm'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { CheckList } from '../../ui/CheckList/CheckList'
import { Container } from '../../ui/Container/Container'
import { Heading } from '../../ui/Heading/Heading'
import { Icon } from '../../ui/Icon/Icon'
import { Prose } from '../../ui/Prose/Prose'
import { Section } from '../../ui/Section/Section'
import type { BlockFrame } from '../block-frame'
import * as S from './FormSlot.styles'

export interface FormSlotProps extends BlockFrame {
  /** What ids begin with; unique on the page. */
  readonly scope: string
  readonly heading: string
  readonly bodyHtml?: string
  readonly points: readonly string[]
  readonly formView?: FormView
  /** Where to go while there is no form. */
  readonly fallback?: Action
}

/** Words on one side, and on the other a card with a form. Without a form the card holds a link. */
export function FormSlot({ anchor, background, scope, heading, bodyHtml, points, formView, fallback }: FormSlotProps) {
  const headingId = `${scope}-heading`
  return (
    <Section id={anchor} background={background}>
      <Container>
        <S.Columns>
          <S.Words>
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            {bodyHtml && <Prose html={bodyHtml} />}
            {points.length > 0 && <CheckList items={points} />}
          </S.Words>
          {formView ? (
            <S.FormCard tone={background === 'night' ? 'cream' : 'surface'} padding="large">
              <MarketingForm {...formView} scope={scope} labelledBy={headingId} />
            </S.FormCard>
          ) : (
            fallback && (
              <S.Slot tone={background === 'night' ? 'surface' : 'night'} padding="large">
                <Icon name="chat" size={56} />
                <ButtonLink href={fallback.href} size="large">
                  {fallback.label}
                </ButtonLink>
              </S.Slot>
            )
          )}
        </S.Columns>
      </Container>
    </Section>
  )
}
