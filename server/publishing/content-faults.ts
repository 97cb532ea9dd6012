import * as v from 'valibot'
import { attempt } from '../../src/lib/attempt'
import { scheduledEventSchema } from './publish-event'

const faultSchema = v.object({
  /** Type and title of the entry. */
  file: v.string(),
  field: v.optional(v.string()),
  wrong: v.string(),
  advice: v.string(),
  /** Opens the entry in Contentful. */
  link: v.optional(v.string()),
})

const reportSchema = v.object({
  problems: v.array(faultSchema),
  warnings: v.array(faultSchema),
  /** The changes that dates of pages cause later. */
  scheduled: v.optional(v.array(scheduledEventSchema)),
})

/** A fault of the content, as `npm run content:check -- --json` prints it. */
export type Fault = v.InferOutput<typeof faultSchema>

/** @returns nothing for any other text, such as that of a check that could not read the space */
export const readContentReport = (text: string): v.InferOutput<typeof reportSchema> =>
  attempt(() => v.parse(reportSchema, JSON.parse(text))) ?? { problems: [], warnings: [] }
