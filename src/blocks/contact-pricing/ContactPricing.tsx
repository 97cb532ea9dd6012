import { formatPrice } from '../../lib/format-price'
import { formatNumber } from '../../tools/numbers'
import { LookUpTable, NumberField, ToolActions } from '../../tools/Tool'
import * as T from '../../tools/Tool.styles'
import { Section, SectionHeader } from '../../ui/Layout/Layout'
import { Heading, VisuallyHidden } from '../../ui/Typography/Typography'
import type { mapContactPricing } from './contact-pricing.cms'
import * as S from './ContactPricing.styles'
import { type ContactPricingData, explainPricing, type PlanAnswer } from './explain-pricing'
import { contactPrice, pricingLimits, type PricingTerms } from './prices'

export type ContactPricingProps = ReturnType<typeof mapContactPricing>

/** The steps in the table for visitors without JavaScript. */
const tableSteps = [0, 1, 3, 8, 18]

const bothPrices = (people: number, terms: PricingTerms, plan: PricingTerms['plans'][number]): string =>
  (['monthly', 'yearly'] as const)
    .map((period) => formatPrice(contactPrice(people, period, terms, plan).total))
    .join(' / ')

/**
 * Compares the monthly prices by contact and by user. The HTML contains the prices for the initial
 * numbers; `start-contact-pricing.ts` calculates others. Without JavaScript there is a table.
 */
export function ContactPricing(props: ContactPricingProps) {
  const { anchor, background, id, heading, introduction, withoutScript, note, terms, initial } = props
  const { peopleLabel, usersLabel, contactLabel, userLabel, sliderEnd } = props
  const answer = explainPricing(initial, terms)
  return (
    <Section id={anchor} background={background}>
      <SectionHeader heading={heading} introduction={introduction} align="center" />
      <noscript>
        <T.WithoutScript>{withoutScript}</T.WithoutScript>
        <T.TableWithoutScript>
          <LookUpTable
            id={`${id}-table`}
            caption={`${contactLabel}, a month: ${props.monthlyLabel} / ${props.yearlyLabel}`}
            columns={[peopleLabel, ...terms.plans.map(({ title }) => title)]}
            rows={tableSteps
              .map((steps) => terms.included + steps * terms.step)
              .map((people) => [formatNumber(people), ...terms.plans.map((plan) => bothPrices(people, terms, plan))])}
          />
        </T.TableWithoutScript>
      </noscript>
      <S.Root data-contact-pricing={JSON.stringify({ terms, initial } satisfies ContactPricingData)}>
        <S.Form role="group" aria-label={heading}>
          <S.Periods
            id={id}
            name="paid"
            legend="Billing period"
            choices={[
              ['monthly', props.monthlyLabel],
              ['yearly', props.yearlyLabel],
            ]}
            initial={initial.period}
          />
          <NumberField
            id={id}
            name="people"
            label={peopleLabel}
            limits={pricingLimits.people}
            initial={initial.people}
            slider={{ label: `${peopleLabel}: slider`, end: sliderEnd }}
          />
          <NumberField id={id} name="users" label={usersLabel} limits={pricingLimits.users} initial={initial.users} />
        </S.Form>
        <T.Stale role="status" data-tool-stale="" />
        <VisuallyHidden as="p" role="status" data-pricing-summary="">
          {answer.summary}
        </VisuallyHidden>
        <S.Plans role="list">
          {answer.plans.map((plan) => (
            <PlanPrice key={plan.title} answer={plan} contactLabel={contactLabel} userLabel={userLabel} />
          ))}
        </S.Plans>
        <ToolActions />
      </S.Root>
      {note && <T.Note>{note}</T.Note>}
    </Section>
  )
}

interface PlanPriceProps extends Pick<ContactPricingProps, 'contactLabel' | 'userLabel'> {
  readonly answer: PlanAnswer
}

/** The two prices of a plan. `start-contact-pricing.ts` writes other prices into its elements. */
function PlanPrice({ answer, contactLabel, userLabel }: PlanPriceProps) {
  return (
    <S.Plan as="li" data-pricing-plan="" data-cheaper={answer.cheaper}>
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
