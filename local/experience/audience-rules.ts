import * as v from 'valibot'

/** The rules of an audience, in the form in which the vendor's app writes them into the CMS. */

const conditionSchema = v.object({
  /** Which property of the event: the kind, and for query parameters the name. */
  key: v.object({ id: v.string(), value: v.nullish(v.string(), '') }),
  operator: v.string(),
  value: v.nullish(v.string(), ''),
})

const ruleSchema = v.object({
  type: v.string(),
  /** Name of an event, a trait or a property; empty for pages. */
  key: v.nullish(v.string(), ''),
  operator: v.nullish(v.string(), 'equal'),
  value: v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  /** How many events the operator compares with. */
  count: v.nullish(v.union([v.string(), v.number()]), '1'),
  conditions: v.nullish(v.array(conditionSchema), []),
})

/** One group must hold, and in it every rule. */
export const audienceRulesSchema = v.object({ any: v.array(v.object({ all: v.array(ruleSchema) })) })

export type Condition = v.InferOutput<typeof conditionSchema>
export type AudienceRule = v.InferOutput<typeof ruleSchema>
export type AudienceRules = v.InferOutput<typeof audienceRulesSchema>
