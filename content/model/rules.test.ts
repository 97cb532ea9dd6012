import { contentModel } from '.'
import { checkRules } from './rules'

/** The problems of an entry, with their fields. */
function breachesOf(typeId: string, values: Readonly<Record<string, unknown>>): string[] {
  const { fields = {} } = contentModel.find(({ id }) => id === typeId) ?? {}
  const breaches = checkRules(typeId, Object.keys(fields), values)
  expect(breaches.filter(({ advice }) => !/^[A-Z].+\.$/.test(advice))).toEqual([])
  return breaches.map(({ field, wrong }) => `${field}: ${wrong}`)
}

const inbox = { style: 'inbox', heading: 'Try', people: ['a'], replies: ['b'], withoutScript: 'c' }
const buttons = { primaryLabel: 'Try', primaryUrl: '/' }

const config = (variants: readonly object[], distribution?: readonly number[]) => ({
  nt_config: { components: [{ baseline: { id: 'a' }, variants }], distribution },
})

it.each<[type: string, values: Readonly<Record<string, unknown>>, problem: string]>([
  ['card', { linkLabel: 'More' }, 'linkLabel: “linkLabel” is set, but “linkUrl” is missing.'],
  ['card', { linkUrl: '/more/' }, 'linkUrl: “linkUrl” is set, but “linkLabel” is missing.'],
  ['plan', { monthlyPrice: 25 }, 'monthlyPrice: The plan has a “monthlyPrice” but no “yearlyPrice”.'],
  ['plan', { yearlyPrice: 20 }, 'yearlyPrice: The plan has a “yearlyPrice” but no “monthlyPrice”.'],
  ['plan', {}, 'priceLabel: The plan has neither prices nor a “priceLabel”.'],
  ['cards', { style: 'steps' }, 'heading: “heading” is missing.'],
  ['cards', { style: 'numbers', cards: [1, 2, 3, 4, 5] }, 'cards: There are 5 numbers; the limit is 4.'],
  ['tour', {}, 'heading: “heading” is missing.'],
  ['tour', { ...inbox, ...buttons }, 'ending: “ending” is missing.'],
  ['tour', { style: 'film' }, 'title: “title” is missing.'],
  ['scene', { note: 'Yes' }, 'note: “colleague” is missing.'],
  ['navigationLink', { layout: 'CARD', text: 'A' }, 'url: “url” is missing.'],
  ['navigationLink', { url: '/a/', text: 'A' }, 'url: The link has both a “url” and a “text”.'],
  ['navigationLink', {}, 'url: The link has neither a “url” nor a “text”.'],
  ['formField', { fieldType: 'email' }, 'name: “name” is missing.'],
  ['formField', { fieldType: 'row', name: 'row' }, 'formFields: “formFields” is missing.'],
  ['resource', { kind: 'interview guide', minutes: 30 }, 'questions: “questions” is missing.'],
  ['page', { publishAt: '2026-02-01', expireAt: '2026-01-01' }, 'expireAt: The page expires before it is published.'],
  ['page', { path: '/', publishAt: '2026-02-01' }, 'publishAt: The home page must always be there.'],
  [
    'page',
    { canonical: '/', hideFromSearchEngines: true },
    'canonical: The page is hidden from search engines, so they never read its canonical address.',
  ],
  ['redirect', {}, 'to: “to” is missing.'],
  ['formSlot', { declineLabel: 'No thanks' }, 'declineMessage: “declineMessage” is missing.'],
  ['redirect', { to: '/', isGone: true }, 'to: “to” and “isGone” are both set.'],
  [
    'story',
    { figures: '| Figure | May |\n| --- | --- |\n| Emails | 12 |' },
    'figures: The table has 1 column with values; a story needs two.',
  ],
  [
    'story',
    { figures: '| Figure | Before | After |\n| --- | --- | --- |\n| Emails | 12 | 9 |\n| Calls | | |' },
    'figures: “Calls” has no values, so it is not shown.',
  ],
  ['event', { startsAt: '2026-12-10' }, 'startsAt: “startsAt” has no time.'],
  ['richText', { anchor: 'contact-us' }, 'anchor: “contact-us” is reserved for the site.'],
  ['story', { quote: 'A' }, 'person: “person” is missing.'],
  ['nt_experience', config([{ id: 'b' }]), 'nt_config: The variant “b” is missing from “nt_variants”.'],
  [
    'nt_experience',
    config([{ hidden: true }, { hidden: true }], [0.5, 0.5]),
    'nt_config: “distribution” has 2 shares for a baseline and 2 variants.',
  ],
])('reports a problem of a %s with %j', (type, values, problem) => {
  expect(breachesOf(type, values)).toEqual([problem])
})

it.each([
  ['card', { linkLabel: 'More', linkUrl: '/more/' }],
  ['plan', { monthlyPrice: 25, yearlyPrice: 20 }],
  ['plan', { priceLabel: 'Talk to us' }],
  ['navigationLink', { text: 'A' }],
  ['navigationLink', { layout: 'CARD', url: '/a/', text: 'A' }],
  ['cards', { style: 'logos' }],
  ['tour', { style: 'film', title: 'A morning' }],
  ['tour', { style: 'film', heading: 'A morning' }],
  // Articles have this id.
  ['richText', { anchor: 'questions' }],
  ['event', { startsAt: '2026-12-10T17:00:00Z' }],
  ['formField', { fieldType: 'consent', subscriptionTypeId: '101' }],
  ['nt_experience', { ...config([{ id: 'b' }], [0.5, 0.5]), nt_variants: ['b'] }],
])('accepts a %s with %j', (type, values) => {
  expect(breachesOf(type, values)).toEqual([])
})
