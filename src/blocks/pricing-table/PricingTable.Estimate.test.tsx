import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { englishEstimateWords } from '../../ui/Translation/estimate-words'
import { TranslationProvider } from '../../ui/Translation/Translation'
import { englishWords } from '../../ui/Translation/words'
import { mapContactPricing } from '../contact-pricing/contact-pricing.cms'
import { entries } from '../test-support/entries'
import { Estimate } from './PricingTable.Estimate'
import { startEstimate } from './start-estimate'

const calculator = mapContactPricing(entries.ContentfulContactPricing)
const estimate = (
  <Estimate calculator={calculator} planTitle="Plus" action={{ label: 'Book a demo', href: '/demo/#form' }} />
)
const german = {
  locale: 'de',
  paths: ['/demo/'],
  words: englishWords,
  estimateWords: {
    ...englishEstimateWords,
    perMonth: 'im Monat',
    range: 'Eine Zahl von {} bis {}.',
    stale: 'Noch das vorige Ergebnis.',
    answer: { ...englishEstimateWords.answer, perYear: '{} im Jahr' },
  },
  signalNote: '',
} as const

endDocumentAfterEach()

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/pricing/')
})
const open = (search = '', view = estimate) => {
  window.history.replaceState(null, '', `/pricing/${search}`)
  render(view)
  startEstimate(document)
}
const users = () => screen.getByLabelText('Users who answer them')
const people = () => screen.getByLabelText('People helped in a month')
const slider = () => screen.getByLabelText('People helped in a month: slider')
const enter = (control: HTMLElement, value: string) => fireEvent.input(control, { target: { value } })
const answer = () => document.querySelector('[data-estimate] [data-surface="night"]')

describe('without a script', () => {
  it('shows the estimate for the initial numbers', () => {
    render(estimate)
    expect(answer()).toHaveTextContent(
      'By user · Plus$700 a month$8,400 a yearBy contact · Plus$169 a month$531 less a month',
    )
  })

  it('has a table of team sizes, plans and billing periods in a noscript element', () => {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(estimate), 'text/html')
    expect(page.querySelector('noscript caption')?.textContent).toBe('By user, a month: Pay monthly / Pay yearly')
    const rows = Array.from(page.querySelectorAll('noscript tr'), ({ textContent }) => textContent)
    expect(rows.slice(0, 3)).toEqual(['Users who answer themPlus', '1$50 / $50', '3$150 / $150'])
  })
})

describe('with its script', () => {
  it('estimates for other numbers, and keeps slider and number the same', () => {
    open()
    enter(users(), '3')
    enter(slider(), '1900')
    expect(people()).toHaveValue(1900)
    expect(answer()).toHaveTextContent('Users who answer them: 3 · People helped in a month: 1,900')
    expect(answer()).toHaveTextContent(
      'By user · Plus$150 a month$1,800 a yearBy contact · Plus$694 a month$544 more a',
    )
  })

  it('announces the result', () => {
    open()
    enter(users(), '30')
    jest.runAllTimers()
    expect(document.querySelector('[data-estimate-status]')).toHaveTextContent(
      'By user · Plus. $1,500 a month. By contact · Plus. $169 a month. $1,331 less a month',
    )
  })

  it('passes the estimate to the form behind the button', () => {
    open()
    enter(users(), '3')
    const { pathname, searchParams, hash } = new URL(screen.getByRole<HTMLAnchorElement>('link').href)
    expect([pathname, hash]).toEqual(['/demo/', '#form'])
    expect(searchParams.get('estimate')).toBe(
      'Plus, 3 users, 380 contacts a month, billed yearly: $150 a month by user',
    )
  })

  it('shares an address that leads to the estimator', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    open('?utm_source=letter')
    fireEvent.click(screen.getByRole('button', { name: 'Copy a link to this' }))
    await Promise.resolve()
    expect(writeText).toHaveBeenCalledWith(
      'http://localhost/pricing/?seats=14&contacts=380&plan=plus&billing=year#estimate',
    )
  })
})

it('is in German on a German page', () => {
  open('', <TranslationProvider value={german}>{estimate}</TranslationProvider>)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/demo/#form')
  enter(users(), '30')
  expect(answer()).toHaveTextContent('1.500 $ im Monat18.000 $ im Jahr')
  enter(users(), '0')
  expect(users()).toHaveAccessibleDescription('Eine Zahl von 1 bis 10.000.')
  expect(screen.getByText('Noch das vorige Ergebnis.')).toBeVisible()
})
