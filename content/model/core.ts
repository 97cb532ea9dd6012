import { collections } from './collections'
import type { ContentType, Field } from './define'

/** The types that a plan with 25 content types can hold (decision 0020). */
const coreTypes: ReadonlySet<string> = new Set([
  ...['page', 'hero', 'cards', 'card', 'splitFeature', 'testimonial', 'faq', 'faqItem', 'richText', 'callToAction'],
  ...['pricingTable', 'plan', 'collectionList', 'formSlot', 'form', 'formField'],
  ...['navigation', 'navigationGroup', 'navigationLink', 'siteSettings', 'redirect'],
  ...['blogPost', 'author', 'blogCategory', 'companyPage'],
])

const coreCollections = Object.keys(collections).filter((name) => coreTypes.has(collections[name]?.type ?? ''))

/** A field without the types that the core lacks; nothing if it refers only to those. The core has one language. */
function toCoreField([id, field]: readonly [string, Field]): readonly (readonly [string, Field])[] {
  if (id === 'translations') return []
  if (id === 'collection' && field.kind === 'symbol') return [[id, { ...field, oneOf: coreCollections }]]
  if (field.kind !== 'entry' && field.kind !== 'entries') return [[id, field]]
  const to = field.to.filter((type) => coreTypes.has(type))
  return to.length > 0 ? [[id, { ...field, to }]] : []
}

/** The types of the core, without choices and links that it lacks. */
export const toCore = (model: readonly ContentType[]): ContentType[] =>
  model
    .filter(({ id }) => coreTypes.has(id))
    .map((type) => ({ ...type, fields: Object.fromEntries(Object.entries(type.fields).flatMap(toCoreField)) }))
