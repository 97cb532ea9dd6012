import * as v from 'valibot'
import { stylesWithoutHeading } from './choices'
import { readComparison } from './comparison'
import { experienceConfig } from './json-shapes'
import { type Message, plural } from './message'
import { isNeverLive } from './page-dates'

export interface RuleBreach extends Message {
  readonly field: string
}

type Values = Readonly<Record<string, unknown>>

function labelWithLink(values: Values, fieldIds: readonly string[]): RuleBreach[] {
  return fieldIds.flatMap((labelId) => {
    if (!labelId.endsWith('Label')) return []
    const urlId = labelId.replace(/Label$/, 'Url')
    if (!fieldIds.includes(urlId)) return []
    const hasLabel = values[labelId] !== undefined
    const hasUrl = values[urlId] !== undefined
    if (hasLabel === hasUrl) return []
    const [given, missing] = hasLabel ? [labelId, urlId] : [urlId, labelId]
    return [
      {
        field: given,
        wrong: `“${given}” is set, but “${missing}” is missing.`,
        advice: `Fill in “${missing}”, or remove “${given}”.`,
      },
    ]
  })
}

function planPrices(values: Values): RuleBreach[] {
  const hasMonthly = values.monthlyPrice !== undefined
  const hasYearly = values.yearlyPrice !== undefined
  if (hasMonthly !== hasYearly) {
    const [given, missing] = hasMonthly ? ['monthlyPrice', 'yearlyPrice'] : ['yearlyPrice', 'monthlyPrice']
    return [
      {
        field: given,
        wrong: `The plan has a “${given}” but no “${missing}”.`,
        advice: `Fill in “${missing}” with the price per month in US dollars.`,
      },
    ]
  }
  if (hasMonthly || values.priceLabel !== undefined) return []
  return [
    {
      field: 'priceLabel',
      wrong: 'The plan has neither prices nor a “priceLabel”.',
      advice: 'Fill in “monthlyPrice” and “yearlyPrice”, or “priceLabel”, such as “Talk to us”.',
    },
  ]
}

function linkOrText(values: Values): RuleBreach[] {
  const hasUrl = values.url !== undefined
  if (values.layout !== undefined) {
    return hasUrl ? [] : [{ field: 'url', wrong: '“url” is missing.', advice: 'A card or CTA needs it.' }]
  }
  if (hasUrl !== (values.text !== undefined)) return []
  return [
    {
      field: 'url',
      wrong: hasUrl ? 'The link has both a “url” and a “text”.' : 'The link has neither a “url” nor a “text”.',
      advice: hasUrl ? 'Remove one of them.' : 'Fill in “url”, or “text” for text that contains links.',
    },
  ]
}

/** Headings of cards and steps are of the third level, so a heading of the second must be above them. */
function headingOfStyle({ style, heading }: Values): RuleBreach[] {
  if (heading !== undefined || (typeof style === 'string' && stylesWithoutHeading.includes(style))) return []
  return [{ field: 'heading', wrong: '“heading” is missing.', advice: 'This style needs it.' }]
}

/** More would be too narrow. */
const mostNumbers = 4

function cardsOfStyle(values: Values): RuleBreach[] {
  const count = values.style === 'numbers' && Array.isArray(values.cards) ? values.cards.length : 0
  const wrong = `There are ${plural(count, 'number')}; the limit is ${mostNumbers}.`
  const tooMany = count > mostNumbers ? [{ field: 'cards', wrong, advice: 'Keep the most important ones.' }] : []
  return [...headingOfStyle(values), ...tooMany]
}

/** A guide has questions. */
function guideParts({ kind, ...values }: Values): RuleBreach[] {
  if (kind !== 'interview guide') return []
  return ['minutes', 'questions'].flatMap((field) =>
    values[field] === undefined
      ? [{ field, wrong: `“${field}” is missing.`, advice: 'An interview guide needs it.' }]
      : [],
  )
}

/** What an inbox needs besides its conversations. */
function tourParts(values: Values): RuleBreach[] {
  const needed = values.style === 'inbox' ? ['people', 'replies', 'withoutScript', 'ending', 'primaryUrl'] : []
  const missing = needed.filter((field) => values[field] === undefined)
  return [
    ...headingOfStyle(values),
    ...missing.map((field) => ({ field, wrong: `“${field}” is missing.`, advice: 'The style “inbox” needs it.' })),
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
  if (values[field] !== undefined) return []
  return [{ field, wrong: `“${field}” is missing.`, advice: `A field of the kind “${kind}” needs it.` }]
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

function pageParts(values: Values): RuleBreach[] {
  const { path, canonical, hideFromSearchEngines, publishAt, expireAt } = values
  const dated = ['publishAt', 'expireAt'].filter((field) => values[field] !== undefined)
  const faults: (RuleBreach | false)[] = [
    isNeverLive({ publishAt, expireAt }) && {
      field: 'expireAt',
      wrong: 'The page expires before it is published.',
      advice: 'Write a later “expireAt”, or an earlier “publishAt”.',
    },
    canonical !== undefined &&
      hideFromSearchEngines === true && {
        field: 'canonical',
        wrong: 'The page is hidden from search engines, so they never read its canonical address.',
        advice: 'Remove “canonical”, or “hideFromSearchEngines”.',
      },
    ...(path === '/' ? dated : []).map((field) => ({
      field,
      wrong: 'The home page must always be there.',
      advice: `Remove “${field}”.`,
    })),
  ]
  return faults.filter((fault) => fault !== false)
}

function redirectTarget({ to, isGone }: Values): RuleBreach[] {
  if ((to === undefined) === (isGone === true)) return []
  const wrong = to === undefined ? '“to” is missing.' : 'The redirect has a “to”, but its page is gone.'
  return [{ field: 'to', wrong, advice: 'Fill in “to”, or write that the page is gone.' }]
}

function storyParts({ figures, quote, person }: Values): RuleBreach[] {
  const table = typeof figures === 'string' ? readComparison(figures) : undefined
  const columns = table && 'columns' in table ? table.columns.length : 2
  const faults: (RuleBreach | false)[] = [
    columns !== 2 && {
      field: 'figures',
      wrong: `The table has ${plural(columns, 'column')} with values; a story needs two.`,
      advice: 'Write one column for before and one for after.',
    },
    quote !== undefined &&
      person === undefined && {
        field: 'person',
        wrong: '“person” is missing.',
        advice: 'Name the person who says the quote.',
      },
  ]
  return faults.filter((fault) => fault !== false)
}

const rulesOfTypes: Readonly<Record<string, (values: Values) => RuleBreach[]>> = {
  plan: planPrices,
  nt_experience: experienceVariants,
  navigationLink: linkOrText,
  formField: formFieldParts,
  resource: guideParts,
  cards: cardsOfStyle,
  tour: tourParts,
  scene: sceneParts,
  page: pageParts,
  redirect: redirectTarget,
  story: storyParts,
}

/**
 * Checks rules between the fields of an entry.
 *
 * @param values by field
 */
export const checkRules = (typeId: string, fieldIds: readonly string[], values: Values): readonly RuleBreach[] => [
  ...labelWithLink(values, fieldIds),
  ...(rulesOfTypes[typeId]?.(values) ?? []),
]
