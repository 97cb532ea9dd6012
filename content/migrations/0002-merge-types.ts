import { linksTo, type Migration } from './migration'
import { deleteEntries, editEntries, type Fields, mergeEntry, moveEntries, typeIdOf, versionsOf } from './move-entries'

/** Old types that have no entries afterwards. */
const replaced = [
  ...['featureGrid', 'feature', 'steps', 'step', 'statistics', 'statistic', 'logoStrip', 'logo'],
  ...['navigationItem', 'navigationColumn', 'navigationColumnFooter', 'navigationList', 'navigationCard'],
  ...['footer', 'footerColumn', 'demoBar'],
  ...['productTour', 'productTourStep', 'walkthrough', 'walkthroughScene'],
  ...['contactPricingPlan', 'newsletterBand', 'formFieldGroup', 'formConsentCheckbox'],
  ...['interviewGuide', 'jobDescription'],
]

type Values = Readonly<Record<string, unknown>>

const valuesOf = (fields: Fields, id: string): Values => (fields[id] ?? {}) as Values

/** Names entries that have no internal name, starting with their place. */
const named =
  (place: string) =>
  (fields: Fields): Fields => {
    const names = Object.entries(valuesOf(fields, 'title')).map(([locale, title]) => [
      locale,
      `${place}: ${String(title)}`,
    ])
    return { name: Object.fromEntries(names), ...fields }
  }

/** The button of a card needs a label. A logo gets the name of the company. */
const withLabel = (fields: Fields): Fields =>
  fields.linkUrl === undefined ? fields : { ...fields, linkLabel: fields.title }

const isCallToAction = ({ layout }: Fields): boolean => Object.values((layout ?? {}) as Values).includes('CTA')

interface Row {
  readonly group?: string
  readonly feature: string
  readonly detail?: string
  readonly values: readonly (string | boolean)[]
}

const escaped = (words: string): string => words.replace(/[|*\\_]/g, '\\$&')

const cellOf = (value: string | boolean): string => (value === true ? 'yes' : value === false ? 'no' : escaped(value))

/** Writes the rows of a comparison table as a table in Markdown. */
function toMarkdown(columns: readonly string[], rows: readonly Row[]): string {
  let current: string | undefined
  const lines = rows.flatMap(({ group, feature, detail, values }) => {
    const heading = group === undefined || group === current ? [] : [[escaped(group), ...columns.map(() => '')]]
    current = group ?? current
    const first = detail === undefined ? escaped(feature) : `${escaped(feature)} *${escaped(detail)}*`
    return [...heading, [first, ...values.map(cellOf)]]
  })
  const table = [['Feature', ...columns.map(escaped)], columns.map(() => '---').concat('---'), ...lines]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A draft may lack rows or columns. */
function withTable(fields: Fields): Fields {
  const columns = valuesOf(fields, 'columns')
  const tables = Object.entries(valuesOf(fields, 'rows')).flatMap(([locale, rows]) => {
    const own = columns[locale]
    return Array.isArray(rows) && Array.isArray(own) ? [[locale, toMarkdown(own as string[], rows as Row[])]] : []
  })
  return tables.length > 0 ? { ...fields, table: Object.fromEntries(tables) as unknown } : fields
}

/** Plain text as Markdown. */
function escapedText(fields: Fields): Fields {
  const texts = Object.entries(valuesOf(fields, 'body')).map(([locale, words]) => [locale, escaped(String(words))])
  return texts.length > 0 ? { ...fields, body: Object.fromEntries(texts) as unknown } : fields
}

/** Links below a column need a title. One without was never shown. */
const titled = ({ name, ...fields }: Fields): Fields => ({ title: name, ...fields })

const idOf = (link: unknown) => (link as { sys: { id: string } } | undefined)?.sys.id

export const mergeTypes: Migration = {
  number: 2,
  description: 'Merges 23 types into six new and seven other ones, and writes comparison tables in Markdown.',
  changes: [
    ...['footer', 'demoBar', 'contactPricingPlan'],
    ...['comparisonTable.columns', 'comparisonTable.rows', 'contactPricing.plans'],
    // What visitors never saw: fields of another layout, and names.
    ...['name', 'items', 'text', 'image', 'url'].map((field) => `navigationColumnFooter.${field}`),
    ...['navigationItem.columns', 'newsletterBand.text'],
  ],
  run: async (migration, context) => {
    const move = (from: string, to: string, how: Omit<Parameters<typeof moveEntries>[1], 'from' | 'to'> = {}) =>
      moveEntries(context, { from, to, ...how })

    await move('feature', 'card')
    await move('step', 'card')
    await move('statistic', 'card', { fields: { label: 'title', source: 'text' } })
    await move('logo', 'card', { fields: { url: 'linkUrl' }, edit: withLabel })
    await move('featureGrid', 'cards', { fields: { features: 'cards' } })
    await move('steps', 'cards', { fields: { steps: 'cards' }, set: { style: 'steps' } })
    await move('statistics', 'cards', { fields: { statistics: 'cards' }, set: { style: 'numbers' } })
    await move('logoStrip', 'cards', { fields: { logos: 'cards' }, set: { style: 'logos' } })

    await move('productTourStep', 'scene')
    await move('walkthroughScene', 'scene', { fields: { name: 'title' } })
    await move('productTour', 'tour', { fields: { steps: 'scenes' } })
    await move('walkthrough', 'tour', { set: { style: 'film' } })

    await move('navigationCard', 'navigationLink')
    await move('navigationColumnFooter', 'navigationLink', {
      where: isCallToAction,
      fields: { items: null },
      edit: titled,
    })
    await move('navigationColumnFooter', 'navigationGroup', {
      where: (fields) => !isCallToAction(fields),
      fields: { text: null, image: null, url: null },
    })
    await move('navigationList', 'navigationGroup', { edit: named('Navigation') })
    await move('navigationColumn', 'navigationGroup')
    await move('navigationItem', 'navigationLink', { where: ({ url }) => url !== undefined, fields: { columns: null } })
    await move('navigationItem', 'navigationGroup', {
      where: ({ url }) => url === undefined,
      fields: { columns: 'items' },
      edit: named('Navigation'),
    })
    await move('footerColumn', 'navigationGroup', { edit: named('Footer') })
    await mergeEntry(context, { from: 'footer', to: 'navigation', fields: { name: null, columns: 'footerColumns' } })
    const demoBar = { text: 'demoBarText', label: 'demoBarLabel', url: 'demoBarUrl' }
    await mergeEntry(context, { from: 'demoBar', to: 'siteSettings', fields: demoBar })

    await move('formFieldGroup', 'formField', { fields: { name: 'label' }, set: { fieldType: 'row' } })
    await move('formConsentCheckbox', 'formField', { set: { fieldType: 'consent' } })
    const band = { text: 'body', linkLabel: 'fallbackLabel', linkUrl: 'fallbackUrl' }
    await move('newsletterBand', 'formSlot', { fields: band, set: { style: 'band' }, edit: escapedText })

    await move('interviewGuide', 'resource', { set: { kind: 'interview guide' } })
    await move('jobDescription', 'resource', { set: { kind: 'job description' } })

    await editEntries(context, 'comparisonTable', withTable)

    // Prices by contact are in the plan by contact itself.
    const pairs = context.entries.flatMap((entry) => {
      if (typeIdOf(entry) !== 'contactPricingPlan' || entry.sys.archivedVersion !== undefined) return []
      const versions = versionsOf(entry, context)
      const plan = idOf(valuesOf(versions.published ?? versions.latest, 'contactPlan')[context.defaultLocale])
      return [{ id: entry.sys.id, versions, plan }]
    })
    await editEntries(context, 'plan', (fields, id, version) => {
      const pair = pairs.find(({ plan }) => plan === id)?.versions[version]
      return pair ? { ...fields, stepPrice: pair.stepPrice, userPlan: pair.userPlan } : fields
    })
    const planOf = new Map(pairs.map(({ id, plan }) => [id, plan]))
    await editEntries(context, 'contactPricing', (fields) => {
      const lists = Object.entries(valuesOf(fields, 'plans')).map(([locale, links]) => [
        locale,
        (links as readonly { readonly sys: { readonly id: string } }[]).map(({ sys }) => ({
          sys: { ...sys, id: planOf.get(sys.id) ?? sys.id },
        })),
      ])
      return { ...fields, plans: Object.fromEntries(lists) as unknown }
    })
    await deleteEntries(context, 'contactPricingPlan')

    const table = migration.editContentType('comparisonTable')
    table.deleteField('columns')
    table.deleteField('rows')
    for (const type of replaced) migration.deleteContentType(type)
    migration.editContentType('contactPricing').editField('plans').items(linksTo('plan'))
    migration.editContentType('navigation').editField('items').items(linksTo('navigationLink', 'navigationGroup'))
  },
}
