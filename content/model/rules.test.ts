import { checkRules } from './rules'

describe('checkRules', () => {
  const linked = ['linkLabel', 'linkUrl']
  const config = (variants: readonly object[], distribution?: readonly number[]) => ({
    nt_config: { components: [{ baseline: { id: 'a' }, variants }], distribution },
  })

  it.each([
    [
      'a label without a link',
      'hero',
      linked,
      { linkLabel: 'More' },
      'linkLabel: “linkLabel” is set, but “linkUrl” is missing. Fill in “linkUrl”, or remove “linkLabel”.',
    ],
    [
      'a link without a label',
      'hero',
      linked,
      { linkUrl: '/more/' },
      'linkUrl: “linkUrl” is set, but “linkLabel” is missing. Fill in “linkLabel”, or remove “linkUrl”.',
    ],
    [
      'one of two prices',
      'plan',
      [],
      { monthlyPrice: 25 },
      'monthlyPrice: The plan has a “monthlyPrice” but no “yearlyPrice”. Fill in “yearlyPrice” with the price per month in US dollars.',
    ],
    ['steps without a heading', 'cards', [], { style: 'steps' }, 'heading: “heading” is missing. This style needs it.'],
    ['a tour without a heading', 'tour', [], {}, 'heading: “heading” is missing. This style needs it.'],
    [
      'an inbox without its last words',
      'tour',
      [],
      { style: 'inbox', heading: 'Try', people: ['a'], replies: ['b'], withoutScript: 'c', primaryUrl: '/' },
      'ending: “ending” is missing. The style “inbox” needs it.',
    ],
    ['a note of nobody', 'scene', [], { note: 'Yes' }, 'note: “colleague” is missing. Fill in who has left the note.'],
    [
      'five numbers',
      'cards',
      [],
      { style: 'numbers', cards: ['a', 'b', 'c', 'd', 'e'] },
      'cards: There are 5 numbers; the limit is 4. Keep the most important ones.',
    ],
    [
      'a card of the menu without a link',
      'navigationLink',
      [],
      { layout: 'CARD', text: 'A' },
      'url: “url” is missing. A card or CTA needs it.',
    ],
    [
      'a form field without a name',
      'formField',
      [],
      { fieldType: 'email' },
      'name: “name” is missing. A field of the kind “email” needs it.',
    ],
    [
      'a row of a form without fields',
      'formField',
      [],
      { fieldType: 'row', name: 'row' },
      'formFields: “formFields” is missing. A field of the kind “row” needs it.',
    ],
    [
      'a plan without a price',
      'plan',
      [],
      {},
      'priceLabel: The plan has neither prices nor a “priceLabel”. Fill in “monthlyPrice” and “yearlyPrice”, or “priceLabel”, such as “Talk to us”.',
    ],
    [
      'a link with two targets',
      'navigationLink',
      [],
      { url: '/a/', text: 'A' },
      'url: The link has both a “url” and a “text”. Remove one of them.',
    ],
    [
      'a link without a target',
      'navigationLink',
      [],
      {},
      'url: The link has neither a “url” nor a “text”. Fill in “url”, or “text” for text that contains links.',
    ],
    [
      'a story with figures in one column',
      'story',
      [],
      { figures: '| Figure | May |\n| --- | --- |\n| Emails | 12 |' },
      'figures: The table has 1 column with values; a story needs two. Write one column for before and one for after.',
    ],
    [
      'a quote without a person',
      'story',
      [],
      { quote: 'A' },
      'person: “person” is missing. Name the person who says the quote.',
    ],
    [
      'a variant without a reference',
      'nt_experience',
      [],
      config([{ id: 'b' }]),
      'nt_config: The variant “b” is missing from “nt_variants”. Add “b” to “nt_variants”, or write “hidden: true” to show nothing.',
    ],
    [
      'too few shares',
      'nt_experience',
      [],
      config([{ hidden: true }, { hidden: true }], [0.5, 0.5]),
      'nt_config: “distribution” has 2 shares for a baseline and 2 variants. Write one share for the baseline and one for each variant: [0.5, 0.5].',
    ],
  ])('reports %s', (_name, type, fields, values, message) => {
    const breaches = checkRules(type, fields, values)
    expect(breaches.map(({ field, wrong, advice }) => `${field}: ${wrong} ${advice}`)).toEqual([message])
  })

  it.each([
    ['hero', linked, { linkLabel: 'More', linkUrl: '/more/' }],
    ['plan', [], { monthlyPrice: 25, yearlyPrice: 20 }],
    ['plan', [], { priceLabel: 'Talk to us' }],
    ['navigationLink', [], { text: 'A' }],
    ['cards', [], { style: 'logos' }],
    ['tour', [], { style: 'film' }],
    ['navigationLink', [], { layout: 'CARD', url: '/a/', text: 'A' }],
    ['formField', [], { fieldType: 'consent', subscriptionTypeId: '101' }],
    ['nt_experience', [], { ...config([{ id: 'b' }], [0.5, 0.5]), nt_variants: ['b'] }],
  ])('accepts a valid %s', (type, fields, values) => {
    expect(checkRules(type, fields, values)).toEqual([])
  })
})
