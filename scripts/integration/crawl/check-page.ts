import type { ConfigData } from 'html-validate'

/** Rules of html-validate for the built pages: its recommended ones, but for those below. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How HTML is written is a matter of React's and of the build's.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-case': 'off',
    // The colors that pictures have until they arrive come from the pictures.
    'no-inline-style': 'off',
    // HTML allows any id without spaces; Gatsby's begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Safari takes a list without bullets for none, unless its role says so.
    'no-redundant-role': 'off',
    // For the same reason of lists; and what scrolls on its own is a region that the keyboard reaches, and
    // no section of the text.
    'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
  },
}

/**
 * What search engines ask of each type that the site tells them about. A type that is not in the list
 * is an error: nobody has said what it needs.
 *
 * The properties are those that Google's documentation of structured data calls required (2026); for
 * types of which it shows nothing of its own, those without which schema.org's type says nothing.
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
  Organization: ['name', 'url'],
  Person: ['name'],
  ProfilePage: ['mainEntity'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitText'],
  Question: ['name', 'acceptedAnswer'],
  SoftwareApplication: ['name', 'offers', 'applicationCategory'],
  VirtualLocation: ['url'],
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const dates = /(?:^date|Date$|^validThrough$)/
const addresses = new Set(['url', 'item', 'image', 'logo', 'mainEntityOfPage', '@id'])

/** @returns where a date or an address is not one */
function checkValue(name: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (dates.test(name) && Number.isNaN(Date.parse(value))) return `${name} is no date: ${value}`
  if (addresses.has(name) && !/^https?:\/\//.test(value)) return `${name} is no full address: ${value}`
  return undefined
}

function checkThing(thing: Readonly<Record<string, unknown>>, place: string): readonly string[] {
  const type = thing['@type']
  // A thing that only refers to another one.
  const isReference = Object.keys(thing).every((name) => name === '@id')
  if (isReference) return []
  const required = typeof type === 'string' ? requiredProperties[type] : undefined
  if (!required) return [`${place}: nothing is known of type ${String(type)}`]
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
 * @returns what is wrong, in words
 */
export function checkStructuredData(json: string): readonly string[] {
  let document: unknown
  try {
    document = JSON.parse(json)
  } catch (error) {
    return [`it is no JSON: ${String(error)}`]
  }
  if (!isRecord(document)) return ['it is no object']
  const { '@context': context, '@graph': graph, ...thing } = document
  const problems = context === 'https://schema.org' ? [] : ['its context is not schema.org']
  const things = Array.isArray(graph) ? graph.filter(isRecord) : [thing]
  return [...problems, ...things.flatMap((one) => checkThing(one, ''))]
}

/** Types of the things that a page tells of first. */
export function typesOf(json: string): readonly string[] {
  const document = JSON.parse(json) as { '@type'?: string; '@graph'?: readonly { '@type': string }[] }
  return document['@graph']?.map((thing) => thing['@type']) ?? [document['@type'] ?? '']
}
