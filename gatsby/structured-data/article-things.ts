import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  Course,
  Event,
  JobPosting,
  Person as SchemaPerson,
  ProfilePage,
} from 'schema-dts'
import type { Breadcrumb } from '../../src/articles/breadcrumbs'
import { withAbsoluteAddresses } from '../absolute-addresses'
import { absolute, organization, type Publisher } from './json-ld'

export const breadcrumbList = (publisher: Publisher, breadcrumbs: readonly Breadcrumb[], self: Breadcrumb) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: [...breadcrumbs, self].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(publisher, href),
    })),
  }) satisfies BreadcrumbList

export interface Text {
  readonly path: string
  /** The address that search engines list instead. A draft may have an invalid one. */
  readonly canonical?: string
  readonly title: string
  readonly description?: string
  /** Address of a picture, absolute or a path. */
  readonly image?: string
}

interface Person {
  readonly name: string
  readonly path?: string
  readonly role?: string
}

const person = (publisher: Publisher, { name, path, role }: Person) =>
  ({
    '@type': 'Person',
    name,
    url: path && absolute(publisher, path),
    jobTitle: role,
  }) satisfies SchemaPerson

export const article = (publisher: Publisher, text: Text) =>
  ({
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    image: text.image && absolute(publisher, text.image),
    author: organization(publisher),
    publisher: organization(publisher),
    mainEntityOfPage: absolute(
      publisher,
      text.canonical && URL.canParse(text.canonical, publisher.siteUrl) ? text.canonical : text.path,
    ),
  }) satisfies Article

export interface Post extends Text {
  readonly author?: Person
  readonly section?: string
  /** Days, ISO 8601. */
  readonly publishedOn?: string
  readonly updatedOn?: string
}

export const blogPosting = (publisher: Publisher, { author, section, publishedOn, updatedOn, ...text }: Post) =>
  ({
    ...article(publisher, text),
    '@type': 'BlogPosting',
    datePublished: publishedOn,
    dateModified: updatedOn ?? publishedOn,
    author: author && person(publisher, author),
    articleSection: section,
  }) satisfies BlogPosting

interface Story extends Text {
  /** The customer that it is about. */
  readonly company?: string
  /** A day, ISO 8601. */
  readonly publishedOn?: string
}

export const story = (publisher: Publisher, { company, publishedOn, ...text }: Story) =>
  ({
    ...article(publisher, text),
    datePublished: publishedOn,
    about: company === undefined ? undefined : { '@type': 'Organization', name: company },
  }) satisfies Article

export const profilePage = (publisher: Publisher, author: Person & { readonly path: string }) =>
  ({
    '@type': 'ProfilePage',
    mainEntity: { ...person(publisher, author), worksFor: organization(publisher) },
  }) satisfies ProfilePage

export interface Job extends Text {
  readonly bodyHtml: string
  readonly publishedOn?: string
  readonly closesOn?: string
  readonly employment?: string
  /** Two-letter codes. */
  readonly countries: readonly string[]
  /** US dollars a year. */
  readonly salaryFrom?: number
  readonly salaryTo?: number
}

const employmentTypes: Readonly<Record<string, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
}

/** Applications are open until the end of the last day. */
const endOfDay = (day: string): string => `${day.slice(0, 10)}T23:59:59Z`

/** @returns `undefined` without countries, which search engines require for remote jobs */
export function jobPosting(publisher: Publisher, job: Job): JobPosting | undefined {
  if (job.countries.length === 0) return undefined
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: withAbsoluteAddresses(job.bodyHtml, absolute(publisher, job.path)),
    datePosted: job.publishedOn,
    validThrough: job.closesOn && endOfDay(job.closesOn),
    employmentType: job.employment && employmentTypes[job.employment],
    hiringOrganization: organization(publisher),
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: job.countries.map((name) => ({ '@type': 'Country', name })),
    baseSalary:
      job.salaryFrom === undefined || job.salaryTo === undefined
        ? undefined
        : {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            value: { '@type': 'QuantitativeValue', minValue: job.salaryFrom, maxValue: job.salaryTo, unitText: 'YEAR' },
          },
    directApply: false,
    url: absolute(publisher, job.path),
  }
}

export interface Gathering extends Text {
  readonly minutes: number
  /** ISO 8601; absent for a recording. */
  readonly startsAt?: string
  readonly speakers: readonly Person[]
}

const free = { '@type': 'Offer', price: 0, priceCurrency: 'USD' } as const

/** @returns `undefined` for a recording */
export function event(publisher: Publisher, webinar: Gathering): Event | undefined {
  if (webinar.startsAt === undefined) return undefined
  const start = new Date(webinar.startsAt)
  const url = absolute(publisher, webinar.path)
  return {
    '@type': 'Event',
    name: webinar.title,
    description: webinar.description,
    image: webinar.image && absolute(publisher, webinar.image),
    startDate: start.toISOString(),
    endDate: new Date(start.getTime() + webinar.minutes * 60_000).toISOString(),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    organizer: organization(publisher),
    performer: webinar.speakers.map((speaker) => person(publisher, speaker)),
    offers: { ...free, url, availability: 'https://schema.org/InStock' },
  }
}

/** ISO 8601 duration, such as `PT75M`. */
const duration = (minutes: number): string => `PT${minutes}M`

export const course = (publisher: Publisher, lesson: Gathering) =>
  ({
    '@type': 'Course',
    name: lesson.title,
    description: lesson.description,
    provider: organization(publisher),
    offers: { ...free, category: 'Free' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: duration(lesson.minutes),
      startDate: lesson.startsAt && new Date(lesson.startsAt).toISOString(),
      instructor: lesson.speakers.map((speaker) => person(publisher, speaker)),
    },
  }) satisfies Course
