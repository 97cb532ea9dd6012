import { Heading } from '../../ui/Typography/Typography'
import * as S from './ContactPricing.styles'
import type { PlanAnswer } from './explain-pricing'

interface PlanPriceProps {
  readonly answer: PlanAnswer
  readonly contactLabel: string
  readonly userLabel: string
}

/** The two prices of a plan. `showPrices` writes others into the same elements. */
export function PlanPrice({ answer, contactLabel, userLabel }: PlanPriceProps) {
  return (
    <S.Plan forwardedAs="li" data-pricing-plan="" data-cheaper={answer.cheaper}>
      <Heading level={3}>{answer.title}</Heading>
      <S.Ways>
        <S.Way data-way="contact">
          <span>{contactLabel}</span>
          <strong data-part="contact">{answer.contact}</strong>
          <span>a month</span>
          <small data-part="contactSum">{answer.contactSum}</small>
        </S.Way>
        <S.Way data-way="user">
          <span>{userLabel}</span>
          <strong data-part="user">{answer.user}</strong>
          <span>a month</span>
          <small data-part="userSum">{answer.userSum}</small>
        </S.Way>
      </S.Ways>
      <S.Verdict data-part="verdict">{answer.verdict}</S.Verdict>
      <p data-part="limit">{answer.limit}</p>
    </S.Plan>
  )
}
