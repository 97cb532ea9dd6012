import * as v from 'valibot'
import { joinMessage } from './message'

/** The structures of `json` fields, selected by their `shape`. */

const share = (name: string) => {
  const message = joinMessage(`${name} must be a number from 0 to 1.`, 'Write 0.5 for one half.')
  return v.pipe(v.number(message), v.minValue(0, message), v.maxValue(1, message))
}

const configMessage = joinMessage(
  '“nt_config” does not have the expected structure.',
  'Write “traffic”, “distribution” and “components”, and in each component a “baseline” and “variants”. For examples, see docs/guides/personalization.md.',
)

/**
 * Traffic, distribution and replaced entries of an experience, in the format of the vendor's app. The defaults are also
 * the vendor's.
 */
export const experienceConfig = v.looseObject(
  {
    traffic: v.nullish(share('“traffic”'), 0),
    distribution: v.nullish(v.array(share('Each share in “distribution”'), configMessage), [0.5, 0.5]),
    sticky: v.nullish(v.boolean(configMessage), false),
    components: v.nullish(
      v.array(
        v.looseObject(
          {
            type: v.nullish(v.string(), 'EntryReplacement'),
            baseline: v.nullish(v.looseObject({ id: v.nullish(v.string(), '') }, configMessage), { id: '' }),
            variants: v.nullish(
              v.array(
                v.looseObject({ id: v.nullish(v.string(), ''), hidden: v.nullish(v.boolean(), false) }, configMessage),
                configMessage,
              ),
              [],
            ),
          },
          configMessage,
        ),
        configMessage,
      ),
      [],
    ),
  },
  configMessage,
)

export type ExperienceConfig = v.InferOutput<typeof experienceConfig>

/** Cumulative ranges: [0.5, 0.5] become 0 to 0.5 and 0.5 to 1. */
export const distributionRanges = ({ distribution }: Pick<ExperienceConfig, 'distribution'>) => {
  let end = 0
  return distribution.map((share, index) => {
    const start = end
    end += share
    return { index, start, end }
  })
}

const variablesMessage = joinMessage('The site does not support variables in experiences.', 'Replace a block instead.')

/** For entries that people write or change, who see nothing if a part is missing. */
const writtenExperienceConfig = v.pipe(
  experienceConfig,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { components } = dataset.value
    if (components.some(({ type }) => type !== 'EntryReplacement')) addIssue({ message: variablesMessage })
    else if (
      components.length === 0 ||
      components.some(({ baseline, variants }) => !baseline.id || variants.length === 0)
    ) {
      addIssue({ message: configMessage })
    }
  }),
)

const rulesAdvice =
  'Write “any:”, under it a list of “all:”, and in each a list of rules. For examples, see docs/guides/personalization.md.'

const rulesMessage = joinMessage('“nt_rules” does not have the expected structure.', rulesAdvice)

const ruleValue = v.nullish(v.union([v.string(), v.number(), v.boolean()]), '')

const ruleTypes = ['page', 'track', 'identify', 'location', 'session']

const rule = v.looseObject(
  {
    type: v.picklist(ruleTypes, joinMessage('A rule has an unknown “type”.', `Use one of: ${ruleTypes.join(', ')}.`)),
    key: v.nullish(v.string(), ''),
    operator: v.nullish(v.string(), 'equal'),
    value: ruleValue,
    count: v.nullish(v.union([v.string(), v.number()]), '1'),
    conditions: v.nullish(
      v.array(
        v.looseObject({
          key: v.looseObject({ id: v.string(), value: v.nullish(v.string(), '') }),
          operator: v.string(),
          value: ruleValue,
        }),
        joinMessage('“conditions” of a rule must be a list.', rulesAdvice),
      ),
      [],
    ),
  },
  joinMessage('A rule needs at least a “type”.', rulesAdvice),
)

/** The members of an audience, in the format of the vendor's app: all rules of at least one group must match. */
export const audienceRules = v.looseObject(
  { any: v.array(v.looseObject({ all: v.array(rule, rulesMessage) }, rulesMessage), rulesMessage) },
  rulesMessage,
)

/** Data that other programs write and read. Editors do not change it. */
const anything = v.record(v.string(), v.unknown())

export const jsonShapes = {
  experienceConfig: writtenExperienceConfig,
  audienceRules,
  anything,
} as const
