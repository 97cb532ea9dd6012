import { formatPrice } from '../../lib/format-price'
import { Note } from '../../tools/Tool.styles'
import { ActionLink } from '../../ui/Button/Button'
import { Section, SectionHeader } from '../../ui/Layout/Layout'
import { useTranslation, useWords } from '../../ui/Translation/Translation'
import { Badge, CheckList, Heading, Small, Text, VisuallyHidden } from '../../ui/Typography/Typography'
import type { mapPricingTable } from './pricing-table.cms'
import { Estimate } from './PricingTable.Estimate'
import * as S from './PricingTable.styles'

export type PricingTableProps = ReturnType<typeof mapPricingTable>

/**
 * Plans side by side. Both prices of a plan are in the HTML. The switch shows one of them with CSS
 * only, so it works without scripts.
 */
export function PricingTable(props: PricingTableProps) {
  const { anchor, background, id, heading, introduction, plans, note, calculator } = props
  const { monthlyLabel, yearlyLabel, savingsLabel } = props
  const words = useWords()
  const locale = useTranslation()?.locale
  return (
    <Section id={anchor} background={background}>
      <SectionHeader heading={heading} introduction={introduction} align="center" />
      <S.Root>
        {plans.some(({ prices }) => prices) && (
          <S.Switch>
            <VisuallyHidden as="legend">{words.billingPeriod}</VisuallyHidden>
            <S.Option>
              <input type="radio" name={`billing-${id}`} value="monthly" />
              <span>{monthlyLabel}</span>
            </S.Option>
            <S.Option>
              <input type="radio" name={`billing-${id}`} value="yearly" defaultChecked />
              <span>
                {yearlyLabel} {savingsLabel && <Badge>{savingsLabel}</Badge>}
              </span>
            </S.Option>
          </S.Switch>
        )}
        <S.Plans role="list" $count={plans.length}>
          {plans.map((plan) => (
            <S.Plan key={plan.id} as="li" data-surface={plan.isHighlighted ? 'night' : undefined}>
              <div>
                <S.Title>
                  <Heading level={heading ? 3 : 2} size="h3">
                    {plan.title}
                  </Heading>
                  {plan.badge && <Badge>{plan.badge}</Badge>}
                </S.Title>
                {plan.audience && <Text>{plan.audience}</Text>}
              </div>
              <div>
                {plan.prices ? (
                  <>
                    <S.Price data-period="monthly">
                      <VisuallyHidden>{`${monthlyLabel}: `}</VisuallyHidden>
                      {formatPrice(plan.prices.monthly, locale)}
                    </S.Price>
                    <S.Price data-period="yearly">
                      <VisuallyHidden>{`${yearlyLabel}: `}</VisuallyHidden>
                      {formatPrice(plan.prices.yearly, locale)}
                    </S.Price>
                  </>
                ) : (
                  plan.priceLabel && <S.Price>{plan.priceLabel}</S.Price>
                )}
                {plan.priceUnit && (
                  <Small>
                    {plan.priceUnit}
                    {plan.prices && (
                      <>
                        <span data-period="monthly">{`, ${monthlyLabel.toLowerCase()}`}</span>
                        <span data-period="yearly">{`, ${yearlyLabel.toLowerCase()}`}</span>
                      </>
                    )}
                  </Small>
                )}
              </div>
              <S.Action>
                <ActionLink action={plan.action} variant={plan.isHighlighted ? 'primary' : 'secondary'} />
              </S.Action>
              {plan.features.length > 0 && (
                <S.Features>
                  {plan.featuresHeading && <strong>{plan.featuresHeading}</strong>}
                  <CheckList items={plan.features} />
                </S.Features>
              )}
            </S.Plan>
          ))}
        </S.Plans>
      </S.Root>
      {note && <Note>{note}</Note>}
      {calculator && (
        <Estimate
          calculator={calculator}
          planTitle={plans.find(({ isHighlighted }) => isHighlighted)?.title}
          action={props.estimateAction}
        />
      )}
    </Section>
  )
}
