/** @jest-environment jsdom */
import fc from 'fast-check'
import * as things from './things'

const parse = (json: string | undefined): unknown => JSON.parse(json ?? 'null')

describe('structuredDataJson', () => {
  it('says one thing by itself, and several in a graph', () => {
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

  it('says any words whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const json = things.structuredDataJson([{ '@type': 'A', name }])
        expect(json).not.toContain('<')
        expect(parse(json)).toMatchObject({ name })
      }),
    )
  })
})

const publisher: things.Publisher = {
  siteUrl: 'https://www.hearthside.example',
  siteName: 'Hearthside',
  legalName: 'Hearthside, Inc.',
  supportEmail: 'support@hearthside.example',
  profiles: ['https://x.example/hearthside'],
}

const text = { path: '/a/', title: 'A', description: 'What it says.', image: '/social/a.png' }

describe('the company and its product', () => {
  it('has its address and its mark, and its other pages where there is room for them', () => {
    const short = { '@type': 'Organization', url: 'https://www.hearthside.example/' }
    expect(things.organization(publisher)).toMatchObject({
      ...short,
      logo: 'https://www.hearthside.example/icons/icon-512x512.png',
    })
    expect(things.wholeOrganization(publisher)).toMatchObject({
      ...short,
      legalName: 'Hearthside, Inc.',
      sameAs: ['https://x.example/hearthside'],
    })
    expect(things.wholeOrganization({ ...publisher, profiles: [] })).toHaveProperty('sameAs', undefined)
  })

  it('costs from the least to the most of its plans', () => {
    expect(things.application(publisher, [25, 65, 50])).toMatchObject({
      offers: { '@type': 'Offer', priceCurrency: 'USD', price: 25 },
    })
    expect(things.wholeApplication(publisher, [25, 65, 50], 'A help desk.')).toMatchObject({
      description: 'A help desk.',
      offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: 25, highPrice: 65, offerCount: 3 },
    })
  })

  it.each([things.application, things.wholeApplication])('has no offer where no price is known', (tell) => {
    expect(tell(publisher, [])).toHaveProperty('offers', undefined)
  })
})

describe('a page', () => {
  it('has its questions with their answers', () => {
    expect(things.faqPage([{ question: 'Why?', answerHtml: '<p>So.</p>' }])).toEqual({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '<p>So.</p>' } }],
    })
    expect(things.faqPage([])).toBeUndefined()
  })

  it('has a way to it that ends with itself', () => {
    const list = things.breadcrumbList(publisher, [{ label: 'Home', href: '/' }], { label: 'A', href: '/a/' })
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.hearthside.example/' },
      { '@type': 'ListItem', position: 2, name: 'A', item: 'https://www.hearthside.example/a/' },
    ])
  })
})

describe('a post', () => {
  const post = { ...text, author: { name: 'Ada', path: '/ada/' }, section: 'Craft', publishedOn: '2026-03-04' }

  it('has its author, its picture and its shelf', () => {
    expect(things.blogPosting(publisher, post)).toMatchObject({
      headline: 'A',
      image: 'https://www.hearthside.example/social/a.png',
      author: { '@type': 'Person', name: 'Ada', url: 'https://www.hearthside.example/ada/' },
      articleSection: 'Craft',
      mainEntityOfPage: 'https://www.hearthside.example/a/',
    })
  })

  it('was last changed when it says so, else when it was published', () => {
    expect(things.blogPosting(publisher, post).dateModified).toBe('2026-03-04')
    expect(things.blogPosting(publisher, { ...post, updatedOn: '2026-05-06' }).dateModified).toBe('2026-05-06')
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

  it('is done from home, in the countries that it names, for what it says', () => {
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

describe('something to attend', () => {
  const gathering = { ...text, minutes: 75, startsAt: '2026-12-10T17:00:00Z', speakers: [{ name: 'Ada' }] }

  it('begins and ends, online and free', () => {
    expect(things.event(publisher, gathering)).toMatchObject({
      startDate: '2026-12-10T17:00:00.000Z',
      endDate: '2026-12-10T18:15:00.000Z',
      location: { '@type': 'VirtualLocation', url: 'https://www.hearthside.example/a/' },
      offers: { price: 0, priceCurrency: 'USD' },
      performer: [{ '@type': 'Person', name: 'Ada' }],
    })
  })

  it('is no event when it is a recording', () => {
    expect(things.event(publisher, { ...gathering, startsAt: undefined })).toBeUndefined()
  })

  it('is a course with as much work as it takes', () => {
    expect(things.course(publisher, gathering)).toMatchObject({
      provider: { name: 'Hearthside' },
      hasCourseInstance: { courseMode: 'Online', courseWorkload: 'PT75M', startDate: '2026-12-10T17:00:00.000Z' },
    })
  })
})
