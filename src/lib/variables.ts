import * as v from 'valibot'
import { Failure } from './failure'

export type Variables = Readonly<Record<string, string | undefined>>

// Messages complete the sentence "Set NAME to …".

export const matching = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message))

/** An address with one of the schemes, such as `https?`. */
export const address = (schemes: string, example: string) => {
  const start = new RegExp(`^${schemes}://.`)
  return v.pipe(
    v.string(),
    v.check((value) => start.test(value) && URL.canParse(value), `an address such as ${example}`),
  )
}

/** A number whose digits match a pattern. */
export const digits = (pattern: RegExp, message: string) => v.pipe(matching(pattern, message), v.transform(Number))

/**
 * Removes whitespace around the values of environment variables, such as the carriage returns of a file from Windows.
 * Leaves out empty variables.
 */
export function presentVariables(variables: Variables): Variables {
  const trimmed = Object.entries(variables).map(([name, value]) => [name, value?.trim()] as const)
  return Object.fromEntries(trimmed.filter(([, value]) => value))
}

/**
 * Checks environment variables. Ignores whitespace around values. An empty variable counts as absent.
 *
 * @throws Failure with one sentence for each invalid variable
 */
export function readVariables<Schema extends v.GenericSchema>(
  schema: Schema,
  variables: Variables,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, presentVariables(variables))
  if (result.success) return result.output
  throw new Failure(result.issues.map((issue) => `Set ${v.getDotPath(issue) ?? ''} to ${issue.message}.`).join('\n'))
}
