import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { entries } from '../test-support/entries'
import { mapContactPricing } from './contact-pricing.cms'
import { ContactPricing } from './ContactPricing'
import { startContactPricing } from './start-contact-pricing'
import { sampleTerms } from './test-support/sample-terms'

const raw = entries.ContentfulContactPricing
const props = { ...mapContactPricing(raw), terms: sampleTerms }

endDocumentAfterEach()

const draw = (search = '') => {
  window.history.replaceState(null, '', `/pricing/${search}`)
  render(<ContactPricing {...props} />)
}
const start = () => {
  startContactPricing(document)
}

const people = () => screen.getByLabelText('People helped in a month')
const slider = () => screen.getByLabelText('People helped in a month: slider')
const plan = (title: string) => screen.getByRole('heading', { name: title }).closest('li')
const enter = (control: HTMLElement, value: number) => fireEvent.input(control, { target: { value: String(value) } })

describe('without a script', () => {
  it('shows the prices for the initial numbers', () => {
    draw()
    expect(plan('Plus')?.textContent).toBe(
      'PlusBy contact$169a month$99 for the first 200, plus $70 for the next 180 (2\u00a0×\u00a0$35)By user$630a month14 users at $45Paying by contact saves $461 a month.With 14 users, paying by contact stays cheaper up to 1,700 people a month.',
    )
  })

  it('has a table of prices in a noscript element', () => {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(<ContactPricing {...props} />), 'text/html')
    const rows = page.querySelectorAll('noscript tr')
    expect(Array.from(rows, ({ textContent }) => textContent)).toEqual([
      'People helped in a monthStandardPlus',
      '200$60 / $54$110 / $99',
      '300$80 / $74$145 / $134',
      '500$120 / $114$215 / $204',
      '1,000$220 / $214$390 / $379',
      '2,000$420 / $414$740 / $729',
    ])
  })
})

describe('with its script', () => {
  it('shows prices while the slider moves, updates the number, and highlights the cheaper option', () => {
    draw()
    start()
    expect(plan('Plus')).toHaveAttribute('data-cheaper', 'contact')
    enter(slider(), 1900)
    expect(people()).toHaveValue(1900)
    expect(plan('Plus')).toHaveTextContent(
      'By contact$694a month$99 for the first 200, plus $595 for the next 1,700 (17 × $35)',
    )
    expect(plan('Plus')).toHaveTextContent('Paying by user saves $64 a month.')
    expect(plan('Plus')).toHaveAttribute('data-cheaper', 'user')
  })

  it('announces all prices in one sentence', () => {
    jest.useFakeTimers()
    draw()
    start()
    enter(slider(), 150)
    jest.runAllTimers()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '150 people helped in a month, 14 users: Standard costs $54 by contact and $308 by user; Plus costs $99 by contact and $630 by user.',
    )
  })

  it('restores shared numbers', () => {
    draw('?people=1900&users=3&paid=monthly')
    start()
    expect([people(), slider()].map((control) => (control as HTMLInputElement).value)).toEqual(['1900', '1900'])
    expect(screen.getByLabelText('Pay monthly')).toBeChecked()
    expect(plan('Plus')).toHaveTextContent('Paying by user saves $555 a month.')
  })
})

it('maps numbers and prices, and applies a single price to both periods', () => {
  expect(mapContactPricing(raw)).toMatchObject({
    terms: {
      included: 200,
      step: 100,
      plans: [{ title: 'Plus', base: { monthly: 110, yearly: 99 }, stepPrice: 35, user: { monthly: 50, yearly: 50 } }],
    },
    initial: { people: 380, users: 14, period: 'yearly' },
    sliderEnd: 3000,
  })
})

it.each(['stepPeople', 'sliderEnd'])('rejects 0 as %s', (field) => {
  expect(() => mapContactPricing({ ...raw, [field]: 0 })).toThrow(
    `Entry "Contact-based: calculator", field "${field}": it must be more than 0`,
  )
})

it('starts with the included people and one user by default', () => {
  expect(mapContactPricing({ ...raw, startPeople: null, startUsers: null }).initial).toMatchObject({
    people: 200,
    users: 1,
  })
})
