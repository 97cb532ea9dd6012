import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { PricingTable, type Plan, type PricingTableProps } from './PricingTable'

const hearth: Plan = {
  id: 'hearth',
  title: 'Hearth',
  audience: 'For growing teams',
  prices: { monthly: '$50', yearly: '$40' },
  priceUnit: 'per user, per month',
  badge: 'Most popular',
  isHighlighted: true,
  featuresHeading: 'Everything in Spark, and:',
  features: ['Ten inboxes', 'Workflows'],
  action: { label: 'Start free trial', href: '/signup/' },
}

const beacon: Plan = {
  id: 'beacon',
  title: 'Beacon',
  priceLabel: 'Let’s talk',
  isHighlighted: false,
  features: ['Single sign-on'],
  action: { label: 'Book a demo', href: '/lp/get-a-demo/' },
}

const props: PricingTableProps = {
  background: 'white',
  id: 'plans',
  heading: 'One price',
  introduction: 'Try it.',
  monthlyLabel: 'Monthly',
  yearlyLabel: 'Yearly',
  savingsLabel: 'Save 20%',
  plans: [hearth, beacon],
  note: 'Without taxes.',
}

const planNamed = (title: string) => {
  const plan = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name: title }))
  if (!plan) throw new Error(`There is no plan "${title}"`)
  return within(plan)
}

describe('PricingTable', () => {
  it('has no accessibility violations, with all fields and with the required ones', async () => {
    const { container, rerender } = render(<PricingTable {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(
      <PricingTable
        background="night"
        id="plans"
        monthlyLabel="Monthly"
        yearlyLabel="Yearly"
        plans={[{ id: 'bare', title: 'Bare', isHighlighted: false, features: [] }]}
      />,
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows yearly prices first and switches to monthly ones without a script', async () => {
    render(<PricingTable {...props} />)
    const plan = planNamed('Hearth')
    expect(plan.getByText('$40')).toBeVisible()
    expect(plan.getByText('$50')).not.toBeVisible()

    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect(plan.getByText('$40')).not.toBeVisible()
    expect(plan.getByText('$50')).toBeVisible()
  })

  it('says below a price how it is billed', async () => {
    render(<PricingTable {...props} monthlyLabel="Billed monthly" yearlyLabel="Billed yearly" />)
    const plan = planNamed('Hearth')
    expect(plan.getByText(/, billed yearly/)).toBeVisible()
    expect(plan.getByText(/, billed monthly/)).not.toBeVisible()

    await userEvent.click(screen.getByRole('radio', { name: 'Billed monthly' }))
    expect(plan.getByText(/, billed yearly/)).not.toBeVisible()
    expect(plan.getByText(/, billed monthly/)).toBeVisible()
  })

  it('names the billing period of a price for screen readers', () => {
    render(<PricingTable {...props} />)
    expect(planNamed('Hearth').getByText('$40')).toHaveTextContent('Yearly: $40')
  })

  it('shows the savings of yearly payment', () => {
    render(<PricingTable {...props} />)
    expect(screen.getByRole('radio', { name: 'Yearly Save 20%' })).toBeChecked()
  })

  it('works twice on a page', async () => {
    render(
      <>
        <div data-testid="first">
          <PricingTable {...props} />
        </div>
        <div data-testid="second">
          <PricingTable {...props} id="others" />
        </div>
      </>,
    )
    const first = within(screen.getByTestId('first'))
    const second = within(screen.getByTestId('second'))
    await userEvent.click(first.getByRole('radio', { name: 'Monthly' }))
    expect(first.getByText('$50')).toBeVisible()
    expect(second.getByText('$50')).not.toBeVisible()
    expect(second.getByRole('radio', { name: /^Yearly/ })).toBeChecked()
  })

  it('has no switch when no plan has a price', () => {
    render(<PricingTable {...props} plans={[beacon]} />)
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(planNamed('Beacon').getByText('Let’s talk')).toBeVisible()
  })

  it('shows the text of a plan, its features and its link', () => {
    render(<PricingTable {...props} />)
    const plan = planNamed('Hearth')
    expect(plan.getByText('For growing teams')).toBeVisible()
    expect(plan.getByText('per user, per month')).toBeVisible()
    expect(plan.getByText('Most popular')).toBeVisible()
    expect(plan.getByText('Everything in Spark, and:')).toBeVisible()
    expect(plan.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Ten inboxes', 'Workflows'])
    expect(plan.getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '/signup/')
  })

  it('puts the highlighted plan on a surface of its own', () => {
    render(<PricingTable {...props} />)
    expect(screen.getByRole('heading', { name: 'Hearth' }).closest('li')).toHaveAttribute('data-surface', 'night')
    expect(screen.getByRole('heading', { name: 'Beacon' }).closest('li')).not.toHaveAttribute('data-surface')
  })

  it('keeps the outline in order, with and without a heading', () => {
    const { rerender } = render(<PricingTable {...props} />)
    expect(screen.getByRole('heading', { name: 'One price', level: 2 })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Hearth', level: 3 })).toBeVisible()

    rerender(<PricingTable {...props} heading={undefined} />)
    expect(screen.getByRole('heading', { name: 'Hearth', level: 2 })).toBeVisible()
  })
})
