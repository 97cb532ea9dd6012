import { organization, type Publisher } from './json-ld'
import * as things from './page-things'

const publisher: Publisher = {
  siteUrl: 'https://www.hearthside.example',
  siteName: 'Hearthside',
}

describe('the company and its product', () => {
  it('has its address and logo, and its other profiles in the complete form', () => {
    const short = { '@type': 'Organization', url: 'https://www.hearthside.example/' }
    expect(organization(publisher)).toMatchObject({
      ...short,
      logo: 'https://www.hearthside.example/icons/icon-512x512.png',
    })
    const company = { legalName: 'Hearthside, Inc.', profiles: ['https://x.example/hearthside'] }
    expect(things.wholeOrganization(publisher, company)).toMatchObject({
      ...short,
      legalName: 'Hearthside, Inc.',
      sameAs: ['https://x.example/hearthside'],
    })
    expect(things.wholeOrganization(publisher, { profiles: [] })).toHaveProperty('sameAs', undefined)
  })

  it('has the price range of its plans', () => {
    expect(things.application(publisher, [25, 65, 50])).toMatchObject({
      offers: { '@type': 'Offer', priceCurrency: 'USD', price: 25 },
    })
    expect(things.wholeApplication(publisher, [25, 65, 50], 'A help desk.')).toMatchObject({
      description: 'A help desk.',
      offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: 25, highPrice: 65, offerCount: 3 },
    })
  })
})

describe('a page', () => {
  it('lists its questions with their answers', () => {
    const answerHtml = '<p>So: <a href="/why/#so">why</a>, <a href="#this">this</a>.</p>'
    const text =
      '<p>So: <a href="https://www.hearthside.example/why/#so">why</a>, <a href="https://www.hearthside.example/a/#this">this</a>.</p>'
    expect(things.faqPage(publisher, '/a/', [{ question: 'Why?', answerHtml }])).toEqual({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text } }],
    })
    expect(things.faqPage(publisher, '/a/', [])).toBeUndefined()
  })
})
