import type { Article, BlogPosting, BreadcrumbList, Course, Event, JobPosting, Person, ProfilePage } from 'schema-dts'
import { pagePath, type ArticleType } from '../../content/model/page-paths'
import type { Action } from '../../src/mapping/fields'
import { withAbsoluteAddresses } from '../absolute-addresses'
import { linkedNode, linkedNodes, numberOf, textOf, type EntryNode } from '../read-content'
import { absolute, htmlOf, organization, type Publisher, type Sources, type Thing } from './json-ld'

/** What the JSON-LD of an entry's page is made from. */
export interface ArticleSource extends Pick<Sources, 'publisher' | 'read'> {
  readonly node: EntryNode
  readonly path: string
  readonly title: string
  /** Address of a picture, absolute or a path. */
  readonly image?: string
}

export const breadcrumbList = (publisher: Publisher, breadcrumbs: readonly Action[]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(publisher, href),
    })),
  }) satisfies BreadcrumbList

function person(publisher: Publisher, author: EntryNode) {
  const path = pagePath('author', author)
  return {
    '@type': 'Person',
    name: textOf(author.name) ?? '',
    url: path && absolute(publisher, path),
    jobTitle: textOf(author.role),
  } satisfies Person
}

function article({ publisher, node, path, title, image }: ArticleSource) {
  const canonical = textOf(node.canonical) ?? path
  return {
    '@type': 'Article',
    headline: title,
    description: textOf(node.description),
    image: image && absolute(publisher, image),
    author: organization(publisher),
    publisher: organization(publisher),
    // The address in a draft may be invalid.
    mainEntityOfPage: absolute(publisher, URL.canParse(canonical, publisher.siteUrl) ? canonical : path),
  } satisfies Article
}

function blogPosting(source: ArticleSource) {
  const { publisher, read, node } = source
  const author = linkedNode(node, 'author', read)
  const publishedOn = textOf(node.publishedOn)
  return {
    ...article(source),
    '@type': 'BlogPosting',
    datePublished: publishedOn,
    dateModified: textOf(node.updatedOn) ?? publishedOn,
    author: author && person(publisher, author),
    articleSection: textOf(linkedNode(node, 'category', read)?.name),
  } satisfies BlogPosting
}

function story(source: ArticleSource) {
  const { node } = source
  const company = textOf(node.company)
  return {
    ...article(source),
    datePublished: textOf(node.publishedOn),
    about: company === undefined ? undefined : { '@type': 'Organization', name: company },
  } satisfies Article
}

const profilePage = ({ publisher, node }: ArticleSource) =>
  ({
    '@type': 'ProfilePage',
    mainEntity: { ...person(publisher, node), worksFor: organization(publisher) },
  }) satisfies ProfilePage

const employmentTypes: Readonly<Record<string, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
}

/** Applications are open until the end of the last day. */
const endOfDay = (day: string): string => `${day.slice(0, 10)}T23:59:59Z`

/** @returns `undefined` without countries, which search engines require for remote jobs */
async function jobPosting({ publisher, read, node, path, title }: ArticleSource): Promise<JobPosting | undefined> {
  const countries = [node.countries].flat().filter((country) => typeof country === 'string')
  if (countries.length === 0) return undefined
  const closesOn = textOf(node.closesOn)
  const [minValue, maxValue] = [numberOf(node.salaryFrom), numberOf(node.salaryTo)]
  const url = absolute(publisher, path)
  return {
    '@type': 'JobPosting',
    title,
    description: withAbsoluteAddresses((await htmlOf(node, 'body', read)) ?? '', url),
    datePosted: textOf(node.publishedOn),
    validThrough: closesOn && endOfDay(closesOn),
    employmentType: employmentTypes[textOf(node.employment) ?? ''],
    hiringOrganization: organization(publisher),
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
    baseSalary:
      minValue === undefined || maxValue === undefined
        ? undefined
        : {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'YEAR' },
          },
    directApply: false,
    url,
  }
}

const free = { '@type': 'Offer', price: 0, priceCurrency: 'USD' } as const

const minutesOf = ({ minutes }: EntryNode): number => numberOf(minutes) ?? 0

const speakersOf = ({ publisher, read, node }: ArticleSource): Person[] =>
  linkedNodes(node, 'speakers', read).map((speaker) => person(publisher, speaker))

/** @returns `undefined` for a recording */
function webinar(source: ArticleSource): Event | undefined {
  const { publisher, node, path, title, image } = source
  const startsAt = textOf(node.startsAt)
  if (startsAt === undefined) return undefined
  const start = new Date(startsAt)
  const url = absolute(publisher, path)
  return {
    '@type': 'Event',
    name: title,
    description: textOf(node.description),
    image: image && absolute(publisher, image),
    startDate: start.toISOString(),
    endDate: new Date(start.getTime() + minutesOf(node) * 60_000).toISOString(),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    organizer: organization(publisher),
    performer: speakersOf(source),
    offers: { ...free, url, availability: 'https://schema.org/InStock' },
  }
}

function course(source: ArticleSource) {
  const { publisher, node, title } = source
  const startsAt = textOf(node.startsAt)
  return {
    '@type': 'Course',
    name: title,
    description: textOf(node.description),
    provider: organization(publisher),
    offers: { ...free, category: 'Free' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      // ISO 8601.
      courseWorkload: `PT${minutesOf(node)}M`,
      startDate: startsAt && new Date(startsAt).toISOString(),
      instructor: speakersOf(source),
    },
  } satisfies Course
}

type Made = Thing | undefined

/** What the page of an entry is about, by the type of the entry. */
export const articleThings: Readonly<Partial<Record<ArticleType, (source: ArticleSource) => Made | Promise<Made>>>> = {
  author: profilePage,
  blogPost: blogPosting,
  event: (source) => (source.node.kind === 'class' ? course(source) : webinar(source)),
  jobPost: jobPosting,
  resource: article,
  story,
}
