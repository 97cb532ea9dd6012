import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactPricing, type ContactPricingProps } from './ContactPricing'
import { startContactPricing } from './start-contact-pricing'

const props: ContactPricingProps = {
  id: 'calculator',
  background: 'blue',
  heading: 'Your own month',
  introduction: 'Two numbers decide.',
  peopleLabel: 'People helped in a month',
  usersLabel: 'Users who answer them',
  monthlyLabel: 'Pay monthly',
  yearlyLabel: 'Pay yearly',
  contactLabel: 'By contact',
  userLabel: 'By user',
  withoutScript: 'There is a table.',
  note: 'Without taxes.',
  terms: {
    included: 200,
    step: 100,
    plans: [
      { title: 'Standard', base: { monthly: 60, yearly: 54 }, stepPrice: 20, user: { monthly: 25, yearly: 22 } },
      { title: 'Plus', base: { monthly: 110, yearly: 99 }, stepPrice: 35, user: { monthly: 50, yearly: 45 } },
    ],
  },
  initial: { people: 380, users: 14, period: 'yearly' },
  sliderEnd: 3000,
}

let running: AbortController

beforeEach(() => {
  running = new AbortController()
  window.history.replaceState(null, '', '/pricing/')
})
afterEach(() => {
  running.abort()
})

/** Opens the page and starts its script. */
function open(search = '', over: Partial<ContactPricingProps> = {}) {
  window.history.replaceState(null, '', `/pricing/${search}`)
  const { container } = render(<ContactPricing {...props} {...over} />)
  startContactPricing(document, running)
  return container
}

const people = () => screen.getByRole('spinbutton', { name: 'People helped in a month' })
const users = () => screen.getByRole('spinbutton', { name: 'Users who answer them' })
const slider = () => screen.getByRole('slider', { name: 'People helped in a month: slider' })
const planText = (title: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name: title }))?.textContent
const query = () => Object.fromEntries(new URLSearchParams(window.location.search))
const slide = (value: number) => fireEvent.input(slider(), { target: { value: String(value) } })

describe('without a script', () => {
  it('answers the initial numbers', () => {
    render(<ContactPricing {...props} />)
    expect(planText('Plus')).toBe(
      'PlusBy contact$169a month$99 for the first 200, and 2\u00a0×\u00a0$35 for each additional 100By user$630a month14 users at $45Paying by contact saves $461 a month.With 14 users, paying by contact costs less up to 1.7k people a month.',
    )
    expect(screen.getByText('Without taxes.')).toBeVisible()
  })

  it('has a table of prices in a noscript element', () => {
    const [, table = ''] = /<noscript>(.*)<\/noscript>/.exec(renderToStaticMarkup(<ContactPricing {...props} />)) ?? []
    document.body.innerHTML = table
    expect(document.body).toHaveTextContent('There is a table.')
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'People helped in a monthStandardPlus',
      '200$60 / $54$110 / $99',
      '300$80 / $74$145 / $134',
      '500$120 / $114$215 / $204',
      '1,000$220 / $214$390 / $379',
      '2,000$420 / $414$740 / $729',
    ])
    document.body.innerHTML = ''
  })

  it('has no accessibility violations, with all and with the fewest fields', async () => {
    const { container, rerender } = render(<ContactPricing {...props} />)
    expect(await axe(container)).toHaveNoViolations()
    rerender(<ContactPricing {...props} introduction={undefined} note={undefined} background="night" />)
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('with its script', () => {
  it('answers while the slider moves, and updates the number', () => {
    open()
    slide(1900)
    expect(people()).toHaveValue(1900)
    expect(planText('Plus')).toContain('By contact$694a month$99 for the first 200, and 17\u00a0×\u00a0$35')
    expect(planText('Plus')).toContain('Paying by user saves $64 a month.')
  })

  it('highlights the cheaper option', () => {
    open()
    const [, plus] = screen.getAllByRole('listitem')
    expect(plus).toHaveAttribute('data-cheaper', 'contact')
    slide(1900)
    expect(plus).toHaveAttribute('data-cheaper', 'user')
  })

  it('answers while the visitor types, and moves the slider as far as possible', async () => {
    open()
    await userEvent.clear(people())
    await userEvent.type(people(), '12000')
    expect(slider()).toHaveValue('3000')
    expect(planText('Standard')).toContain('By contact$2,414a month')
  })

  it('answers for other users and another period', async () => {
    open()
    await userEvent.clear(users())
    await userEvent.type(users(), '3')
    await userEvent.click(screen.getByRole('radio', { name: 'Pay monthly' }))
    expect(planText('Plus')).toContain('By contact$180a month')
    expect(planText('Plus')).toContain('By user$150a month3 users at $50')
  })

  it('announces all prices in one sentence', () => {
    open()
    slide(150)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '150 people helped in a month, 14 users: Standard costs $54 by contact and $308 by user; Plus costs $99 by contact and $630 by user.',
    )
  })

  it('marks an invalid number and keeps the last prices', async () => {
    open()
    await userEvent.clear(users())
    expect(users()).toBeInvalid()
    expect(users()).toHaveAccessibleDescription('Please enter a whole number from 1 to 10,000.')
    expect(screen.getByText(/The answer is still the previous one/)).toBeVisible()
    expect(planText('Plus')).toContain('14 users at $45')
  })

  it('applies a slider that was moved before the script loaded', () => {
    render(<ContactPricing {...props} />)
    slide(1000)
    startContactPricing(document, running)
    expect(people()).toHaveValue(1000)
    expect(planText('Standard')).toContain('By contact$214a month')
  })

  it('keeps a number between two steps of the slider', () => {
    open('', { initial: { people: 385, users: 14, period: 'yearly' } })
    expect(people()).toHaveValue(385)
    expect(query()).toEqual({})
  })

  it('keeps the last prices when the terms of the page are unreadable', () => {
    open()
    document.querySelector('[data-terms]')?.setAttribute('data-terms', '{')
    slide(1000)
    expect(planText('Plus')).toContain('By contact$169a month')
  })
})

describe('the address', () => {
  it('takes a number when the visitor leaves the field', () => {
    open('?utm_source=letter')
    slide(500)
    fireEvent.change(slider(), { target: { value: '500' } })
    expect(query()).toEqual({ utm_source: 'letter', people: '500', users: '14', paid: 'yearly' })
  })

  it('restores shared numbers', () => {
    open('?people=1900&users=3&paid=monthly')
    expect(people()).toHaveValue(1900)
    expect(slider()).toHaveValue('1900')
    expect(screen.getByRole('radio', { name: 'Pay monthly' })).toBeChecked()
    expect(planText('Plus')).toContain('Paying by user saves $555 a month.')
  })

  it.each(['?people=-1&users=none&paid=daily', '?%E0%A4%A', '?people=1e9'])(
    'is ignored when it is invalid: %s',
    (search) => {
      open(search)
      expect(people()).toHaveValue(380)
      expect(planText('Plus')).toContain('By contact$169a month')
    },
  )
})
