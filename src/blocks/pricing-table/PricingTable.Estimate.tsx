import { formatPrice } from '../../lib/format-price'
import type { Action } from '../../mapping/fields'
import { formatNumber, type NumberLimits } from '../../tools/numbers'
import { LookUpTable, NumberField, RadioChoices } from '../../tools/Tool'
import * as T from '../../tools/Tool.styles'
import { ActionLink, Button } from '../../ui/Button/Button'
import { SectionHeader } from '../../ui/Layout/Layout'
import { englishEstimateWords } from '../../ui/Translation/estimate-words'
import { useTranslation, useWords } from '../../ui/Translation/Translation'
import { VisuallyHidden } from '../../ui/Typography/Typography'
import type { ContactPricingProps } from '../contact-pricing/ContactPricing'
import { pricingLimits } from '../contact-pricing/prices'
import { billings, type EstimateData, type EstimateState, explainEstimate, planKey } from './estimate'
import * as S from './PricingTable.Estimate.styles'

interface EstimateProps {
  readonly calculator: ContactPricingProps
  /** The plan that is chosen at first, if the calculator has it. */
  readonly planTitle?: string
  /** Its page receives the estimate that the visitor has made. */
  readonly action?: Action
}

/** The sizes of teams in the table for visitors without JavaScript. */
const teamSizes = [1, 3, 5, 10, 20, 50]

const rangeOf = (words: string, { min, max }: NumberLimits, locale?: string): string =>
  words.replace('{}', formatNumber(min, locale)).replace('{}', formatNumber(max, locale))

/**
 * Estimates what a plan costs a team, by user and by contact. The HTML has the estimate of the calculator's initial
 * numbers; `start-estimate.ts` makes others. Without JavaScript there is a table.
 */
export function Estimate({ calculator, planTitle, action }: EstimateProps) {
  const { id, heading, introduction, terms, usersLabel, peopleLabel, monthlyLabel, yearlyLabel, note } = calculator
  const translation = useTranslation()
  const { billingPeriod } = useWords()
  const words = translation?.estimateWords ?? englishEstimateWords
  const locale = translation?.locale
  const titles = terms.plans.map(({ title }) => title)
  const initial: EstimateState = {
    ...calculator.initial,
    plan: planKey(titles.find((title) => title === planTitle) ?? titles[0] ?? ''),
  }
  const answer = explainEstimate(initial, terms, words.answer, locale)
  if (!answer) return null
  const data: EstimateData = { terms, initial, locale, words: translation && words.answer }
  return (
    <S.Root>
      <SectionHeader heading={heading} introduction={introduction} align="center" />
      <noscript>
        <T.TableWithoutScript>
          <LookUpTable
            id={`${id}-teams`}
            caption={`${calculator.userLabel}, ${words.perMonth}: ${monthlyLabel} / ${yearlyLabel}`}
            columns={[usersLabel, ...titles]}
            rows={teamSizes.map((seats) => [
              seats,
              ...terms.plans.map(({ user }) =>
                [user.monthly, user.yearly].map((price) => formatPrice(seats * price, locale)).join(' / '),
              ),
            ])}
          />
        </T.TableWithoutScript>
      </noscript>
      <S.Tool
        id="estimate"
        data-estimate={JSON.stringify(data)}
        data-stale={translation && words.stale}
        data-copied={translation && words.copied}
        data-refused={translation && words.refused}
      >
        <S.Form role="group" aria-label={heading}>
          <RadioChoices
            id={id}
            name="plan"
            legend={words.plan}
            choices={titles.map((title) => [planKey(title), title] as const)}
            initial={initial.plan}
          />
          <RadioChoices
            id={id}
            name="billing"
            legend={billingPeriod}
            choices={[
              [billings.monthly, monthlyLabel],
              [billings.yearly, yearlyLabel],
            ]}
            initial={billings[initial.period]}
          />
          <NumberField
            id={id}
            name="seats"
            label={usersLabel}
            limits={pricingLimits.users}
            initial={initial.users}
            problem={rangeOf(words.range, pricingLimits.users, locale)}
          />
          <NumberField
            id={id}
            name="contacts"
            label={peopleLabel}
            limits={pricingLimits.people}
            initial={initial.people}
            problem={rangeOf(words.range, pricingLimits.people, locale)}
            slider={{ label: `${peopleLabel}: ${words.slider}`, end: calculator.sliderEnd }}
          />
          <T.Stale role="status" data-tool-stale="" />
        </S.Form>
        <S.Answer data-surface="night">
          <VisuallyHidden as="p" role="status" data-estimate-status="" />
          <S.Numbers>
            {usersLabel}: <span data-part="users">{answer.users}</span> · {peopleLabel}:{' '}
            <span data-part="people">{answer.people}</span>
          </S.Numbers>
          <S.Way>
            <p data-said="">
              {calculator.userLabel} · <span data-part="title">{answer.title}</span>
            </p>
            <S.Price data-said="">
              <strong data-part="month">{answer.month}</strong> {words.perMonth}
            </S.Price>
            <p data-part="year">{answer.year}</p>
            <S.Saving data-part="saving">{answer.saving}</S.Saving>
          </S.Way>
          <S.Way>
            <p data-said="">
              {calculator.contactLabel} · <span data-part="title">{answer.title}</span>
            </p>
            <S.Price data-said="">
              <strong data-part="contact">{answer.contact}</strong> {words.perMonth}
            </S.Price>
            <S.Saving data-part="difference" data-said="">
              {answer.difference}
            </S.Saving>
            <p data-part="limit">{answer.limit}</p>
          </S.Way>
          <S.Actions>
            <ActionLink action={action} data-estimate-link="" />
            <Button variant="secondary" data-tool-copy="">
              {words.copy}
            </Button>
            <p role="status" data-tool-copied="" />
          </S.Actions>
        </S.Answer>
      </S.Tool>
      {note && <T.Note>{note}</T.Note>}
    </S.Root>
  )
}
