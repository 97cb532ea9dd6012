/** @jest-environment jsdom */
import * as things from './things'

const parse = (json: string | undefined): unknown => JSON.parse(json ?? 'null')

describe('structuredDataJson', () => {
  it('writes one thing directly, and several as a graph', () => {
    expect(parse(things.structuredDataJson([{ '@type': 'Organization', name: 'A' }]))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'A',
    })
    expect(parse(things.structuredDataJson([{ '@type': 'A' }, undefined, { '@type': 'B' }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
    })
  })
})

const publisher: things.Publisher = {
  siteUrl: 'https://www.hearthside.example',
  siteName: 'Hearthside',
}

const text = { path: '/a/', title: 'A', description: 'What it says.', image: '/social/a.png' }

describe('the company and its product', () => {
  it('has its address and logo, and its other profiles in the complete form', () => {
    const short = { '@type': 'Organization', url: 'https://www.hearthside.example/' }
    expect(things.organization(publisher)).toMatchObject({
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

describe('a post', () => {
  const post = { ...text, author: { name: 'Ada', path: '/ada/' }, section: 'Craft', publishedOn: '2026-03-04' }

  it.each([
    ['https://partner.example/post', 'https://partner.example/post'],
    ['/b/', 'https://www.hearthside.example/b/'],
    // An unfinished draft.
    ['https://', 'https://www.hearthside.example/a/'],
  ])('is the main entity of its canonical address %s', (canonical, expected) => {
    expect(things.blogPosting(publisher, { ...post, canonical }).mainEntityOfPage).toBe(expected)
  })

  it('has its author, picture and category', () => {
    expect(things.blogPosting(publisher, post)).toMatchObject({
      headline: 'A',
      image: 'https://www.hearthside.example/social/a.png',
      author: { '@type': 'Person', name: 'Ada', url: 'https://www.hearthside.example/ada/' },
      articleSection: 'Craft',
      mainEntityOfPage: 'https://www.hearthside.example/a/',
    })
  })
})

describe('a customer story', () => {
  it('is an article about the company, without a rating', () => {
    const story = things.story(publisher, { ...text, company: 'Kestrel', publishedOn: '2026-06-16' })
    expect(story).toMatchObject({
      '@type': 'Article',
      headline: 'A',
      datePublished: '2026-06-16',
      about: { '@type': 'Organization', name: 'Kestrel' },
      mainEntityOfPage: 'https://www.hearthside.example/a/',
    })
    expect(things.story(publisher, text).about).toBeUndefined()
  })
})

describe('a job', () => {
  const job = {
    ...text,
    bodyHtml: '<p>Words</p>',
    publishedOn: '2026-03-04',
    closesOn: '2026-04-05',
    employment: 'Part-time',
    countries: ['DE', 'FR'],
    salaryFrom: 50_000,
    salaryTo: 60_000,
  }

  it('is remote, in the given countries, with the given salary', () => {
    expect(things.jobPosting(publisher, job)).toMatchObject({
      employmentType: 'PART_TIME',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'DE' },
        { '@type': 'Country', name: 'FR' },
      ],
      baseSalary: { currency: 'USD', value: { minValue: 50_000, maxValue: 60_000, unitText: 'YEAR' } },
    })
  })
})

it('is no job for search engines without countries', () => {
  expect(things.jobPosting(publisher, { ...text, bodyHtml: '', countries: [] })).toBeUndefined()
})

describe('something to attend', () => {
  const gathering = { ...text, minutes: 75, startsAt: '2026-12-10T17:00:00Z', speakers: [{ name: 'Ada' }] }

  it('has start and end, online and free', () => {
    expect(things.event(publisher, gathering)).toMatchObject({
      startDate: '2026-12-10T17:00:00.000Z',
      endDate: '2026-12-10T18:15:00.000Z',
      location: { '@type': 'VirtualLocation', url: 'https://www.hearthside.example/a/' },
      offers: { price: 0, priceCurrency: 'USD' },
      performer: [{ '@type': 'Person', name: 'Ada' }],
    })
  })

  it('is not an event for a recording', () => {
    expect(things.event(publisher, { ...gathering, startsAt: undefined })).toBeUndefined()
  })
})
