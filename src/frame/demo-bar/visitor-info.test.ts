/** @jest-environment jsdom */
import { parseVisitorInfo, readVisitorInfo } from './visitor-info'

const stored = (ziDetails: unknown) => JSON.stringify({ ziDetails })

beforeEach(() => {
  localStorage.clear()
})

it('reads count and country, and no more', () => {
  const text = JSON.stringify({ id: 1, ziDetails: { employeeCount: 42, country: 'Canada', city: 'Toronto' } })
  expect(parseVisitorInfo(text)).toEqual({ employeeCount: 42, country: 'Canada' })
})

it.each([
  ['a number', 11, 11],
  ['zero', 0, 0],
  ['numeric text', '250', 250],
  ['numeric text with room around it', ' 11 ', 11],
  ['numeric text with a fraction', '11.0', 11],
])('takes %s for a count', (_name, employeeCount, expected) => {
  expect(parseVisitorInfo(stored({ employeeCount, country: 'Canada' }))?.employeeCount).toBe(expected)
})

it.each([
  ['no count', { country: 'Canada' }],
  ['a count that is null', { employeeCount: null, country: 'Canada' }],
  ['a count that is empty', { employeeCount: '', country: 'Canada' }],
  ['a count in words', { employeeCount: 'many', country: 'Canada' }],
  ['a range', { employeeCount: '11-50', country: 'Canada' }],
  ['a count in another notation', { employeeCount: '0x1F', country: 'Canada' }],
  ['a negative count in text', { employeeCount: '-20', country: 'Canada' }],
  ['a count that is a list', { employeeCount: [20], country: 'Canada' }],
  ['a count that is true', { employeeCount: true, country: 'Canada' }],
  ['no country', { employeeCount: 20 }],
  ['a country that is null', { employeeCount: 20, country: null }],
  ['a country that is empty', { employeeCount: 20, country: ' ' }],
  ['a country that is a number', { employeeCount: 20, country: 124 }],
  ['no details', undefined],
  ['details that are null', null],
  ['details that are text', 'employeeCount'],
])('gives nothing for %s', (_name, details) => {
  expect(parseVisitorInfo(stored(details))).toBeUndefined()
})

it.each([undefined, '', 'null', '[]', '1', '"text"', '{', '{"employeeCount":20,"country":"Canada"}', 'undefined'])(
  'gives nothing for the text %j',
  (text) => expect(parseVisitorInfo(text)).toBeUndefined(),
)

it('is read from local storage', () => {
  expect(readVisitorInfo()).toBeUndefined()
  localStorage.setItem('_ziVisitorInfo', stored({ employeeCount: 42, country: 'Canada' }))
  expect(readVisitorInfo()).toEqual({ employeeCount: 42, country: 'Canada' })
})

it('is absent where storage is refused', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(readVisitorInfo()).toBeUndefined()
})
