import { englishEstimateWords } from '../../ui/Translation/estimate-words'
import { sampleTerms as terms } from '../contact-pricing/test-support/sample-terms'
import { describeEstimate, type EstimateState, explainEstimate, readEstimate, withEstimate } from './estimate'

const { answer: words } = englishEstimateWords

const initial: EstimateState = { users: 12, people: 380, plan: 'plus', period: 'yearly' }

const explain = (over: Partial<EstimateState> = {}, locale?: string) =>
  explainEstimate({ ...initial, ...over }, terms, words, locale)

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return readEstimate((name) => parameters.get(name), { terms, initial })
}

it('estimates the price per month and year, the savings, and the price by contact', () => {
  expect(explain()).toEqual({
    title: 'Plus',
    users: '12',
    people: '380',
    month: '$540',
    year: '$6,480 a year',
    saving: 'Yearly billing saves $720 a year.',
    contact: '$169',
    difference: '$371 less a month',
    limit: 'With this many users, it costs less up to 1,400 people a month.',
  })
})

it.each<[string, Partial<EstimateState>, object]>([
  [
    'monthly billing',
    { period: 'monthly' },
    { month: '$600', year: '$7,200 a year', saving: 'Yearly billing would save $720 a year.', contact: '$180' },
  ],
  ['a price by contact that is higher', { people: 2000 }, { contact: '$729', difference: '$189 more a month' }],
  [
    'prices that are the same',
    { users: 5, people: 600, period: 'monthly' },
    { month: '$250', contact: '$250', difference: 'the same price' },
  ],
  [
    'a team for which the price by contact is never lower',
    { users: 1 },
    { month: '$45', limit: 'With this many users, it never costs less.' },
  ],
])('explains %s', (_name, over, answer) => {
  expect(explain(over)).toMatchObject(answer)
})

it('says nothing of savings when both periods have one price', () => {
  const plans = terms.plans.map((plan) => ({ ...plan, user: { monthly: 25, yearly: 25 } }))
  expect(explainEstimate(initial, { ...terms, plans }, words)?.saving).toBe('')
})

it('formats numbers as the page’s language does', () => {
  expect(explain({}, 'de')?.year).toBe('6.480\u00a0$ a year')
  expect(explain({}, 'de')?.limit).toContain('1.400')
})

it('reads an address', () => {
  expect(read('seats=7&contacts=0&plan=standard&billing=month')).toEqual({
    state: { users: 7, people: 0, plan: 'standard', period: 'monthly' },
    wrong: [],
  })
})

it.each([
  ['', ['seats', 'contacts']],
  ['seats=0&contacts=-1&plan=gold&billing=week', ['seats', 'contacts']],
  ['seats=1e3&contacts=100001&plan=&billing=toString', ['seats', 'contacts']],
  ['plan=Plus&seats=12&contacts=380', []],
])('uses the initial values in place of missing and invalid ones: %s', (query, wrong) => {
  expect(read(query)).toEqual({ state: initial, wrong })
})

it('describes an estimate in one line', () => {
  expect(describeEstimate(initial, terms)).toBe(
    'Plus, 12 users, 380 contacts a month, billed yearly: $540 a month by user',
  )
})

it('adds an estimate to a link', () => {
  expect(withEstimate('https://a.example/demo/?promo=a&estimate=old#form', '1 & 2')).toBe(
    'https://a.example/demo/?promo=a&estimate=1+%26+2#form',
  )
})
