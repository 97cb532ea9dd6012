import type { ArticleType } from '../../content/model/page-paths'
import { readResult } from '../read-content'
import { articleThings } from './article-things'

const publisher = { siteUrl: 'https://www.hearthside.example', siteName: 'Hearthside' }

const thingOf = async (type: ArticleType, fields: object) => {
  const node = { id: '1', ...fields }
  return articleThings[type]?.({ publisher, read: readResult, node, path: '/a/', title: 'A', image: '/social/a.png' })
}

describe('a post', () => {
  it.each([
    ['https://partner.example/post', 'https://partner.example/post'],
    ['/b/', 'https://www.hearthside.example/b/'],
    // An unfinished draft.
    ['https://', 'https://www.hearthside.example/a/'],
  ])('is the main entity of its canonical address %s', async (canonical, mainEntityOfPage) => {
    expect(await thingOf('blogPost', { canonical })).toMatchObject({ mainEntityOfPage })
  })

  it('has its author, picture and category', async () => {
    const author = { id: 'ada', name: 'Ada', slug: 'ada' }
    const fields = { author, category: { id: 'craft', name: 'Craft' }, publishedOn: '2026-03-04' }
    expect(await thingOf('blogPost', fields)).toMatchObject({
      headline: 'A',
      image: 'https://www.hearthside.example/social/a.png',
      author: { '@type': 'Person', name: 'Ada', url: 'https://www.hearthside.example/blog/authors/ada/' },
      articleSection: 'Craft',
      dateModified: '2026-03-04',
      mainEntityOfPage: 'https://www.hearthside.example/a/',
    })
  })
})

it('describes a customer story as an article about the company, without a rating', async () => {
  expect(await thingOf('story', { company: 'Kestrel', publishedOn: '2026-06-16' })).toMatchObject({
    '@type': 'Article',
    headline: 'A',
    datePublished: '2026-06-16',
    about: { '@type': 'Organization', name: 'Kestrel' },
  })
})

describe('a job', () => {
  it('is remote, in the given countries, with the given salary', async () => {
    const salary = { salaryFrom: 50_000, salaryTo: 60_000 }
    expect(await thingOf('jobPost', { ...salary, employment: 'Part-time', countries: ['DE', 'FR'] })).toMatchObject({
      employmentType: 'PART_TIME',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'DE' },
        { '@type': 'Country', name: 'FR' },
      ],
      baseSalary: { currency: 'USD', value: { minValue: 50_000, maxValue: 60_000, unitText: 'YEAR' } },
    })
  })

  it('is no job for search engines without countries', async () => {
    expect(await thingOf('jobPost', { countries: null })).toBeUndefined()
  })
})

describe('a webinar', () => {
  const webinar = { kind: 'webinar', minutes: 75, speakers: [{ id: 'ada', name: 'Ada' }] }

  it('has start and end, online and free', async () => {
    expect(await thingOf('event', { ...webinar, startsAt: '2026-12-10T17:00:00Z' })).toMatchObject({
      startDate: '2026-12-10T17:00:00.000Z',
      endDate: '2026-12-10T18:15:00.000Z',
      location: { '@type': 'VirtualLocation', url: 'https://www.hearthside.example/a/' },
      offers: { price: 0, priceCurrency: 'USD' },
      performer: [{ '@type': 'Person', name: 'Ada' }],
    })
  })

  it('is not an event if it is a recording', async () => {
    expect(await thingOf('event', webinar)).toBeUndefined()
  })
})
