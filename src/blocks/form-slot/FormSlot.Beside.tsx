import { MarketingForm } from '../../forms/MarketingForm/MarketingForm'
import { ActionLink } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { Section } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import { CheckList, Heading } from '../../ui/Typography/Typography'
import type { FormSlotProps } from './FormSlot'
import * as S from './FormSlot.Beside.styles'

/** Text on one side, a card with a form on the other. Without a form, the card has a link. */
export function FormBeside(props: Extract<FormSlotProps, { readonly style: 'beside' }>) {
  const { anchor, background, scope, heading, bodyHtml, points, formView, fallback } = props
  const headingId = `${scope}-heading`
  return (
    <Section id={anchor} background={background}>
      <S.Columns>
        <S.Words>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          {bodyHtml && <Prose html={bodyHtml} />}
          {points.length > 0 && <CheckList items={points} />}
        </S.Words>
        {formView ? (
          <S.FormCard data-surface={background === 'night' ? 'cream' : undefined} $padding="large">
            <MarketingForm {...formView} scope={scope} labelledBy={headingId} />
          </S.FormCard>
        ) : (
          fallback && (
            <S.Slot data-surface={background === 'night' ? undefined : 'night'} $padding="large">
              <Icon name="chat" size={56} />
              <ActionLink action={fallback} size="large" />
            </S.Slot>
          )
        )}
      </S.Columns>
    </Section>
  )
}
