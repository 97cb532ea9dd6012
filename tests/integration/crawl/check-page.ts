import type { ConfigData } from 'html-validate'
import { DomUtils, parseDocument } from 'htmlparser2'

/** Rules of html-validate for the built pages: the recommended rules, with exceptions. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React and the build determine the style of the HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-case': 'off',
    // Gatsby has two inline styles. The policy allows no others (check-policy.ts).
    'no-inline-style': 'off',
    // HTML allows any id without spaces; Gatsby's begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Safari needs this role to expose a list without bullets as a list.
    'no-redundant-role': 'off',
    // Lists need the role for the same reason. A scrollable area is a region for keyboard users, not a section of the
    // text.
    'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
  },
}

/**
 * Properties that search engines require of each type. Other types are errors.
 *
 * The properties are the required ones in Google's documentation of structured data (2026). For types without Google
 * features, they are the ones that schema.org's type needs to be useful.
 */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Answer: ['text'],
  Article: ['headline', 'author', 'publisher'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Country: ['name'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance', 'offers'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'jobLocationType',
    'applicantLocationRequirements',
    'baseSalary',
  ],
  ListItem: ['position', 'name', 'item'],
  MonetaryAmount: ['currency', 'value'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name'],
  Person: ['name'],
  ProfilePage: ['mainEntity'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitText'],
  Question: ['name', 'acceptedAnswer'],
  SoftwareApplication: ['name', 'offers', 'applicationCategory'],
  VirtualLocation: ['url'],
  WebSite: ['name', 'url'],
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const dates = /(?:^date|Date$|^validThrough$)/
const addresses = new Set(['url', 'item', 'image', 'logo', 'mainEntityOfPage', '@id'])

/** @returns the problem with an invalid date or address */
function checkValue(name: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (dates.test(name) && Number.isNaN(Date.parse(value))) return `${name} is not a date: ${value}`
  if (addresses.has(name) && !/^https?:\/\//.test(value)) return `${name} is not a full URL: ${value}`
  return undefined
}

function checkThing(thing: Readonly<Record<string, unknown>>, place: string): readonly string[] {
  const type = thing['@type']
  // A reference to a thing elsewhere.
  const isReference = Object.keys(thing).every((name) => name === '@id')
  if (isReference) return []
  const required = typeof type === 'string' ? requiredProperties[type] : undefined
  if (!required) return [`${place}: unknown type ${String(type)}`]
  const here = place === '' ? String(type) : `${place} ${String(type)}`
  return [
    ...required.filter((name) => isEmpty(thing[name])).map((name) => `${here} has no ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) => {
      const problem = checkValue(name, value)
      return problem ? [`${here}: ${problem}`] : []
    }),
    ...Object.entries(thing).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).filter(isRecord).flatMap((part) => checkThing(part, `${here}.${name}`)),
    ),
  ]
}

/**
 * Checks the JSON-LD of a page.
 *
 * @param json content of the script element
 * @returns the problems
 */
export function checkStructuredData(json: string): readonly string[] {
  let document: unknown
  try {
    document = JSON.parse(json)
  } catch (error) {
    return [`it is not valid JSON: ${String(error)}`]
  }
  if (!isRecord(document)) return ['it is not an object']
  const { '@context': context, '@graph': graph, ...thing } = document
  const problems = context === 'https://schema.org' ? [] : ['its context is not schema.org']
  const things = Array.isArray(graph) ? graph.filter(isRecord) : [thing]
  return [...problems, ...things.flatMap((one) => checkThing(one, ''))]
}

/**
 * Finds elements without a rule in the page's styles, for example in a part of the frame that the sample lacks
 * (src/frame/frame-sample.tsx). Ignores the language classes of Markdown code.
 *
 * @returns their classes
 */
export function findUnstyled(html: string): readonly string[] {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html))
  const css = elements.filter(({ name }) => name === 'style').map((element) => DomUtils.textContent(element))
  const styles = css.join('\n')
  const lists = new Set(elements.flatMap(({ attribs }) => attribs.class ?? []))
  return [...lists].filter((list) =>
    list.split(/\s+/).every((name) => !name.startsWith('language-') && !styles.includes(`.${name}`)),
  )
}

/** Types of the top-level things in a page's JSON-LD. */
export function typesOf(json: string): readonly string[] {
  const document = JSON.parse(json) as { '@type'?: string; '@graph'?: readonly { '@type': string }[] }
  return document['@graph']?.map((thing) => thing['@type']) ?? [document['@type'] ?? '']
}
