import * as v from 'valibot'
import { experienceTypes } from '../../../src/data/personalization'
import { blockTypeIds } from '../block-types'
import { defineContentType } from '../define'
import { joinMessage } from '../message'
import type { RuleBreach } from '../rules'

const share = (name: string) => {
  const message = joinMessage(`A ${name} must be a number from 0 to 1.`, 'Write 0.5 for one half.')
  return v.pipe(v.number(message), v.minValue(0, message), v.maxValue(1, message))
}

const advice =
  'Write “traffic”, “distribution” and “components”, and in each component a “baseline” and “variants”. The guide on personalization has examples.'

const shapeMessage = joinMessage('The configuration has the wrong shape.', advice)

const component = v.looseObject(
  {
    type: v.nullish(v.string(), 'EntryReplacement'),
    baseline: v.nullish(v.looseObject({ id: v.nullish(v.string(), '') }, shapeMessage), { id: '' }),
    variants: v.nullish(
      v.array(
        v.looseObject({ id: v.nullish(v.string(), ''), hidden: v.nullish(v.boolean(), false) }, shapeMessage),
        shapeMessage,
      ),
      [],
    ),
  },
  shapeMessage,
)

/**
 * How visitors are divided and which entries replace which, as the vendor's app writes it. The defaults
 * are the vendor's, too.
 */
export const experienceConfig = v.looseObject(
  {
    traffic: v.nullish(share('traffic'), 0),
    distribution: v.nullish(v.array(share('share'), shapeMessage), [0.5, 0.5]),
    sticky: v.nullish(v.boolean(shapeMessage), false),
    components: v.nullish(v.array(component, shapeMessage), []),
  },
  shapeMessage,
)

export type ExperienceConfig = v.InferOutput<typeof experienceConfig>

/** The same for entries of the embedded space, where people write the parts that the app always writes. */
export const writtenExperienceConfig = v.pipe(
  experienceConfig,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { components } = dataset.value
    if (components.length === 0 || components.some(({ baseline, variants }) => !baseline.id || variants.length === 0)) {
      addIssue({ message: shapeMessage })
    }
  }),
)

/** Ids of type and fields are those of the vendor's Contentful app, which edits the entries in a real space. */
export const ntExperience = defineContentType({
  id: 'nt_experience',
  name: 'Ninetailed Experience',
  description: 'An experiment, or a personalization for an audience: which blocks are replaced, and for whom.',
  displayField: 'nt_name',
  fields: {
    nt_name: { kind: 'symbol', name: 'Name', required: true, unique: true },
    nt_description: { kind: 'text', format: 'plain', name: 'Description' },
    nt_type: { kind: 'symbol', name: 'Type', required: true, oneOf: experienceTypes },
    nt_config: { kind: 'json', shape: 'experienceConfig', name: 'Config', required: true },
    nt_audience: { kind: 'entry', name: 'Audience', help: 'All visitors when empty.', to: ['nt_audience'] },
    nt_variants: {
      kind: 'entries',
      name: 'Variants',
      help: 'Every entry that “Config” names as a variant.',
      to: blockTypeIds,
    },
    nt_experience_id: { kind: 'symbol', name: 'Experience Id', unique: true },
    nt_metadata: { kind: 'json', shape: 'anything', name: 'Experience Metadata' },
  },
})

/**
 * What has to hold between the fields of an experience: every variant is listed among the references,
 * or an entry that is not published could not be noticed.
 *
 * @param values of the entry, already of the right kinds
 */
export function experienceBreaches(values: Readonly<Record<string, unknown>>): RuleBreach[] {
  const { components, distribution } = v.parse(experienceConfig, values.nt_config)
  const listed = new Set(values.nt_variants as readonly string[] | undefined)
  const named = components.flatMap(({ variants }) => variants.filter(({ hidden }) => !hidden).map(({ id }) => id))
  const most = Math.max(0, ...components.map(({ variants }) => variants.length))
  const shares = distribution.length
  return [
    ...named
      .filter((id) => !listed.has(id))
      .map((id) => ({
        field: 'nt_config',
        wrong: `The variant “${id}” is not among “nt_variants”.`,
        advice: `Add a line “- ${id}” under “nt_variants”, or write “hidden: true” to show nothing.`,
      })),
    ...(shares === most + 1
      ? []
      : [
          {
            field: 'nt_config',
            wrong: `There are ${shares} shares for a baseline and ${most} ${most === 1 ? 'variant' : 'variants'}.`,
            advice: 'Write a share for the baseline and one for each variant: [0.5, 0.5].',
          },
        ]),
  ]
}
