import * as v from 'valibot'
import { idsOfSite } from '../../src/lib/heading-ids'
import { stylesWithoutHeading } from './choices'
import { readComparison } from './comparison'
import { experienceConfig } from './json-shapes'
import { type Message, plural } from './message'
import { isNeverLive } from './page-dates'

export interface RuleBreach extends Message {
  readonly field: string
}

type Values = Readonly<Record<string, unknown>>

const missing = (field: string, advice: string): RuleBreach => ({ field, wrong: `“${field}” is missing.`, advice })

function labelWithLink(values: Values, fieldIds: readonly string[]): RuleBreach[] {
  return fieldIds.flatMap((labelId) => {
    const urlId = labelId.replace(/Label$/, 'Url')
    if (urlId === labelId || !fieldIds.includes(urlId)) return []
    const hasLabel = values[labelId] !== undefined
    if (hasLabel === (values[urlId] !== undefined)) return []
    const [field, other] = hasLabel ? [labelId, urlId] : [urlId, labelId]
    const wrong = `“${field}” is set, but “${other}” is missing.`
    return [{ field, wrong, advice: `Fill in “${other}”, or remove “${field}”.` }]
  })
}

function freeAnchor({ anchor }: Values): RuleBreach[] {
  if (typeof anchor !== 'string' || !idsOfSite.has(anchor)) return []
  const wrong = `“${anchor}” is reserved for the site.`
  return [{ field: 'anchor', wrong, advice: 'Write another anchor, and change the links to it.' }]
}

function planPrices({ monthlyPrice, yearlyPrice, priceLabel }: Values): RuleBreach[] {
  const hasMonthly = monthlyPrice !== undefined
  if (hasMonthly !== (yearlyPrice !== undefined)) {
    const [field, other] = hasMonthly ? ['monthlyPrice', 'yearlyPrice'] : ['yearlyPrice', 'monthlyPrice']
    const wrong = `The plan has a “${field}” but no “${other}”.`
    return [{ field, wrong, advice: `Fill in “${other}” with the price per month in US dollars.` }]
  }
  if (hasMonthly || priceLabel !== undefined) return []
  const wrong = 'The plan has neither prices nor a “priceLabel”.'
  const advice = 'Fill in “monthlyPrice” and “yearlyPrice”, or “priceLabel”, such as “Talk to us”.'
  return [{ field: 'priceLabel', wrong, advice }]
}

function linkOrText({ layout, url, text }: Values): RuleBreach[] {
  const field = 'url'
  const hasUrl = url !== undefined
  if (layout !== undefined) return hasUrl ? [] : [missing(field, 'A card or CTA needs it.')]
  if (hasUrl !== (text !== undefined)) return []
  return hasUrl
    ? [{ field, wrong: 'The link has both a “url” and a “text”.', advice: 'Remove one of them.' }]
    : [
        {
          field,
          wrong: 'The link has neither a “url” nor a “text”.',
          advice: 'Fill in “url”, or “text” for text that contains links.',
        },
      ]
}

/** Headings of cards and steps are of the third level, so a heading of the second must be above them. */
function headingOfStyle({ style, heading }: Values): RuleBreach[] {
  if (heading !== undefined || (typeof style === 'string' && stylesWithoutHeading.includes(style))) return []
  return [missing('heading', 'This style needs it.')]
}

/** More would be too narrow. */
const mostNumbers = 4

function cardsOfStyle(values: Values): RuleBreach[] {
  const count = values.style === 'numbers' && Array.isArray(values.cards) ? values.cards.length : 0
  const wrong = `There are ${plural(count, 'number')}; the limit is ${mostNumbers}.`
  const tooMany = count > mostNumbers ? [{ field: 'cards', wrong, advice: 'Keep the most important ones.' }] : []
  return [...headingOfStyle(values), ...tooMany]
}

function guideParts({ kind, ...values }: Values): RuleBreach[] {
  if (kind !== 'interview guide') return []
  return ['minutes', 'questions'].flatMap((field) =>
    values[field] === undefined ? [missing(field, 'An interview guide needs it.')] : [],
  )
}

/** What an inbox needs besides its conversations, and a film besides its scenes. */
function tourParts(values: Values): RuleBreach[] {
  const needed = values.style === 'inbox' ? ['people', 'replies', 'withoutScript', 'ending', 'primaryUrl'] : []
  const absent = needed.filter((field) => values[field] === undefined)
  const isNameless = values.style === 'film' && values.title === undefined && values.heading === undefined
  return [
    ...headingOfStyle(values),
    ...absent.map((field) => missing(field, 'The style “inbox” needs it.')),
    ...(isNameless ? [missing('title', 'A film without a heading needs it, to name its play button.')] : []),
  ]
}

/** A note without its author would look like that of another. */
function sceneParts({ note, colleague }: Values): RuleBreach[] {
  if (note === undefined || colleague !== undefined) return []
  return [{ field: 'note', wrong: '“colleague” is missing.', advice: 'Fill in who has left the note.' }]
}

const neededByKind: Readonly<Record<string, string>> = { row: 'formFields', consent: 'subscriptionTypeId' }

function formFieldParts({ fieldType: kind, ...values }: Values): RuleBreach[] {
  if (typeof kind !== 'string') return []
  const field = neededByKind[kind] ?? 'name'
  return values[field] === undefined ? [missing(field, `A field of the kind “${kind}” needs it.`)] : []
}

/** Every variant must be in `nt_variants`. Otherwise the build cannot detect unpublished ones. */
function experienceVariants(values: Values): RuleBreach[] {
  const config = v.safeParse(experienceConfig, values.nt_config)
  if (!config.success) return []
  const { components, distribution } = config.output
  const listed = new Set(values.nt_variants as readonly string[] | undefined)
  const named = components.flatMap(({ variants }) => variants.filter(({ hidden }) => !hidden).map(({ id }) => id))
  const most = Math.max(0, ...components.map(({ variants }) => variants.length))
  const shares = distribution.length
  const unlisted = named
    .filter((id) => !listed.has(id))
    .map((id) => ({
      field: 'nt_config',
      wrong: `The variant “${id}” is missing from “nt_variants”.`,
      advice: `Add “${id}” to “nt_variants”, or write “hidden: true” to show nothing.`,
    }))
  if (shares === most + 1) return unlisted
  return [
    ...unlisted,
    {
      field: 'nt_config',
      wrong: `“distribution” has ${plural(shares, 'share')} for a baseline and ${plural(most, 'variant')}.`,
      advice: 'Write one share for the baseline and one for each variant: [0.5, 0.5].',
    },
  ]
}

function pageParts({ path, canonical, hideFromSearchEngines, ...dates }: Values): RuleBreach[] {
  const breaches: RuleBreach[] = []
  if (isNeverLive(dates)) {
    const advice = 'Write a later “expireAt”, or an earlier “publishAt”.'
    breaches.push({ field: 'expireAt', wrong: 'The page expires before it is published.', advice })
  }
  if (canonical !== undefined && hideFromSearchEngines === true) {
    const wrong = 'The page is hidden from search engines, so they never read its canonical address.'
    breaches.push({ field: 'canonical', wrong, advice: 'Remove “canonical”, or “hideFromSearchEngines”.' })
  }
  for (const field of ['publishAt', 'expireAt']) {
    if (path !== '/' || dates[field] === undefined) continue
    breaches.push({ field, wrong: 'The home page must always be there.', advice: `Remove “${field}”.` })
  }
  return breaches
}

function formSlotParts({ declineLabel, declineMessage }: Values): RuleBreach[] {
  if (declineLabel === undefined || declineMessage !== undefined) return []
  return [missing('declineMessage', 'The button “declineLabel” needs it.')]
}

function redirectTarget({ to, isGone }: Values): RuleBreach[] {
  if ((to === undefined) === (isGone === true)) return []
  return [
    to === undefined
      ? missing('to', 'Fill in “to”, or set “isGone”.')
      : { field: 'to', wrong: '“to” and “isGone” are both set.', advice: 'Remove one of them.' },
  ]
}

/** Without a time, an event would begin at midnight UTC. */
function eventTime({ startsAt }: Values): RuleBreach[] {
  if (typeof startsAt !== 'string' || startsAt.includes('T')) return []
  const advice = 'Write the time and the time zone: 2026-12-10T17:00:00Z.'
  return [{ field: 'startsAt', wrong: '“startsAt” has no time.', advice }]
}

function storyParts({ figures, quote, person }: Values): RuleBreach[] {
  const breaches: RuleBreach[] = []
  const table = typeof figures === 'string' ? readComparison(figures) : undefined
  const columns = table && 'columns' in table ? table.columns.length : 2
  if (columns !== 2) {
    const wrong = `The table has ${plural(columns, 'column')} with values; a story needs two.`
    breaches.push({ field: 'figures', wrong, advice: 'Write one column for before and one for after.' })
  }
  const groups = table && 'groups' in table ? table.groups : []
  for (const { title } of groups) {
    if (title === undefined) continue
    const wrong = `“${title}” has no values, so it is not shown.`
    breaches.push({ field: 'figures', wrong, advice: 'Write a value for before and one for after, or remove the row.' })
  }
  if (quote !== undefined && person === undefined) {
    breaches.push(missing('person', 'Name the person who says the quote.'))
  }
  return breaches
}

const rulesOfTypes: Readonly<Record<string, (values: Values) => RuleBreach[]>> = {
  plan: planPrices,
  nt_experience: experienceVariants,
  navigationLink: linkOrText,
  formField: formFieldParts,
  formSlot: formSlotParts,
  resource: guideParts,
  cards: cardsOfStyle,
  tour: tourParts,
  scene: sceneParts,
  page: pageParts,
  redirect: redirectTarget,
  event: eventTime,
  story: storyParts,
}

/**
 * Checks rules between the fields of an entry.
 *
 * @param values by field
 */
export const checkRules = (typeId: string, fieldIds: readonly string[], values: Values): readonly RuleBreach[] => [
  ...labelWithLink(values, fieldIds),
  ...freeAnchor(values),
  ...(rulesOfTypes[typeId]?.(values) ?? []),
]
