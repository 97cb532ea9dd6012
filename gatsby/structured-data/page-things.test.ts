import { readResult, type EntryNode } from '../read-content'
import { pageThings } from './page-things'

const publisher = { siteUrl: 'https://www.hearthside.example', siteName: 'Hearthside' }

const prices = {
  id: 'prices',
  internal: { type: 'ContentfulPricingTable' },
  plans: [25, 65, 50].map((monthlyPrice, index) => ({ id: `plan-${index}`, monthlyPrice })),
}
const pricing = { id: 'pricing', path: '/pricing/', description: 'What it costs.', blocks: [prices] }
const entries: Readonly<Record<string, readonly EntryNode[]>> = {
  page: [pricing],
  navigation: [
    { id: '1', legalName: 'Hearthside, Inc.', socialLinks: [{ id: 'x', url: 'https://x.example/hearthside' }] },
  ],
}

const thingsOf = async (page: EntryNode) => {
  const all = (type: string) => Promise.resolve(entries[type] ?? [])
  return (await pageThings({ publisher, read: readResult, all }, page)).filter(Boolean)
}

it('names the company, the site and the lowest price on the home page', async () => {
  expect(await thingsOf({ id: 'home', path: '/' })).toMatchObject([
    {
      '@type': 'Organization',
      url: 'https://www.hearthside.example/',
      logo: 'https://www.hearthside.example/icons/icon-512x512.png',
    },
    { '@type': 'WebSite', name: 'Hearthside', url: 'https://www.hearthside.example/' },
    { offers: { '@type': 'Offer', priceCurrency: 'USD', price: 25 } },
  ])
})

it('has the complete company, with its profiles, on the page about it', async () => {
  expect(await thingsOf({ id: 'about', path: '/about/' })).toMatchObject([
    { '@type': 'Organization', legalName: 'Hearthside, Inc.', sameAs: ['https://x.example/hearthside'] },
  ])
})

it('has the range of prices on the page with them', async () => {
  expect(await thingsOf(pricing)).toMatchObject([
    {
      description: 'What it costs.',
      offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: 25, highPrice: 65, offerCount: 3 },
    },
  ])
})

it('lists the answered questions of a page, with absolute addresses', async () => {
  const answerHtml = '<p>So: <a href="/why/#so">why</a>, <a href="#this">this</a>.</p>'
  const items = [
    { id: 'why', question: 'Why?', answerHtml },
    { id: 'draft', question: 'How?', answerHtml: null },
  ]
  const faq = { id: 'faq', internal: { type: 'ContentfulFaq' }, items }
  const text =
    '<p>So: <a href="https://www.hearthside.example/why/#so">why</a>, <a href="https://www.hearthside.example/a/#this">this</a>.</p>'
  expect(await thingsOf({ id: 'a', path: '/a/', blocks: [faq] })).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text } }],
    },
  ])
  expect(await thingsOf({ id: 'b', path: '/b/', blocks: [] })).toEqual([])
})
