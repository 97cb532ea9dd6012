import * as v from 'valibot'

const faultSchema = v.object({
  /** Type and title of the entry. */
  file: v.string(),
  field: v.optional(v.string()),
  wrong: v.string(),
  advice: v.string(),
  /** Opens the entry in Contentful. */
  link: v.optional(v.string()),
})

const faultsSchema = v.object({ problems: v.array(faultSchema), warnings: v.array(faultSchema) })

/** A fault of the content, as `npm run content:check -- --json` prints it. */
export type Fault = v.InferOutput<typeof faultSchema>

/** @returns no faults for any other text, such as that of a check that could not read the space */
export function readFaults(text: string): v.InferOutput<typeof faultsSchema> {
  try {
    return v.parse(faultsSchema, JSON.parse(text))
  } catch {
    return { problems: [], warnings: [] }
  }
}
