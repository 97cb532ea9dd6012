import * as things from './article-things'
import type { Publisher } from './json-ld'

const publisher: Publisher = {
  siteUrl: 'https://www.hearthside.example',
  siteName: 'Hearthside',
}

const text = { path: '/a/', title: 'A', description: 'What it says.', image: '/social/a.png' }

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
