import type { Message } from './message'
import { experienceBreaches } from './types/nt-experience'

/** Rules that hold between the fields of one entry, which no single field can know. */

export interface RuleBreach extends Message {
  readonly field: string
}

type Values = Readonly<Record<string, unknown>>

/** A label without a destination shows nothing, and a destination without a label cannot be clicked. */
function actionPairs(values: Values, fieldIds: readonly string[]): RuleBreach[] {
  return fieldIds.flatMap((labelId) => {
    if (!labelId.endsWith('Label')) return []
    const urlId = labelId.replace(/Label$/, 'Url')
    if (!fieldIds.includes(urlId)) return []
    const hasLabel = values[labelId] !== undefined
    const hasUrl = values[urlId] !== undefined
    if (hasLabel === hasUrl) return []
    const [given, absent] = hasLabel ? [labelId, urlId] : [urlId, labelId]
    return [
      {
        field: given,
        wrong: `“${given}” is there without “${absent}”.`,
        advice: `Add the line “${absent}: …”, or remove “${given}”.`,
      },
    ]
  })
}

function planPrices(values: Values): RuleBreach[] {
  const hasMonthly = values.monthlyPrice !== undefined
  const hasYearly = values.yearlyPrice !== undefined
  if (hasMonthly !== hasYearly) {
    const [given, absent] = hasMonthly ? ['monthlyPrice', 'yearlyPrice'] : ['yearlyPrice', 'monthlyPrice']
    return [
      {
        field: given,
        wrong: `The plan has a “${given}” but no “${absent}”.`,
        advice: `Add the line “${absent}: …”, in US dollars by the month.`,
      },
    ]
  }
  if (hasMonthly || values.priceLabel !== undefined) return []
  return [
    {
      field: 'priceLabel',
      wrong: 'The plan has neither prices nor words in their place.',
      advice: 'Add “monthlyPrice: …” and “yearlyPrice: …”, or “priceLabel: Talk to us”.',
    },
  ]
}

function comparisonCells(values: Values): RuleBreach[] {
  const { columns, rows } = values
  if (!Array.isArray(columns) || !Array.isArray(rows)) return []
  return rows.flatMap((row: unknown, index) => {
    if (typeof row !== 'object' || row === null || !('values' in row) || !Array.isArray(row.values)) return []
    const given = row.values.length
    if (given === columns.length) return []
    return [
      {
        field: `rows.${index}`,
        wrong: `The row has ${given} ${given === 1 ? 'value' : 'values'} for ${columns.length} ${columns.length === 1 ? 'column' : 'columns'}.`,
        advice: `Write a value for each of: ${columns.join(', ')}.`,
      },
    ]
  })
}

function linkOrText(values: Values): RuleBreach[] {
  const hasUrl = values.url !== undefined
  if (hasUrl !== (values.text !== undefined)) return []
  return [
    {
      field: 'url',
      wrong: hasUrl ? 'The link has a “url” and a “text” in its place.' : 'The link has neither a “url” nor a “text”.',
      advice: hasUrl ? 'Remove one of them.' : 'Add the line “url: …”, or “text: …” for text with links in it.',
    },
  ]
}

const rulesOfTypes: Readonly<Record<string, (values: Values) => RuleBreach[]>> = {
  plan: planPrices,
  comparisonTable: comparisonCells,
  nt_experience: experienceBreaches,
  navigationLink: linkOrText,
}

/**
 * Checks the rules between the fields of an entry.
 *
 * @param typeId the content type
 * @param fieldIds the fields that the type has
 * @param values the entry's values, already of the right kinds
 * @returns the breaches; `field` is a path with dots, items counted from 0
 */
export const checkRules = (typeId: string, fieldIds: readonly string[], values: Values): readonly RuleBreach[] => [
  ...actionPairs(values, fieldIds),
  ...(rulesOfTypes[typeId]?.(values) ?? []),
]
