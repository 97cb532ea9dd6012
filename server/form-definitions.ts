import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { fieldTypes, formUses, type FormDefinition } from '../src/data/form-definition'
import { reservedFieldNames } from '../src/data/form-limits'

const texts = v.optional(v.array(v.string()), [])

const fieldSchema = v.object({
  name: v.pipe(
    v.string(),
    v.minLength(1),
    v.check((name) => !reservedFieldNames.includes(name), 'this name is reserved'),
  ),
  label: v.string(),
  fieldType: v.picklist(fieldTypes),
  placeholder: v.optional(v.string()),
  required: v.optional(v.boolean(), false),
  hidden: v.optional(v.boolean(), false),
  defaultValue: v.optional(v.string()),
  defaultValues: v.optional(v.array(v.string())),
  options: v.optional(v.array(v.object({ value: v.string(), label: v.string() })), []),
  objectTypeId: v.optional(v.string()),
  blockedEmailDomains: texts,
})

const consentSchema = v.object({
  consentToProcessText: v.optional(v.string()),
  privacyText: v.optional(v.string()),
  checkboxes: v.optional(
    v.array(
      v.object({
        label: v.optional(v.string()),
        subscriptionTypeId: v.optional(v.string()),
        required: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
})

/** A form as the build writes it. */
export const definitionSchema: v.GenericSchema<unknown, FormDefinition> = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  use: v.picklist(formUses),
  fieldGroups: v.array(v.object({ fields: v.array(fieldSchema) })),
  submitButtonText: v.optional(v.string()),
  legalConsent: v.optional(consentSchema),
  successMessage: v.optional(v.string()),
  customSuccessMessage: v.optional(v.string()),
  redirectUrl: v.optional(v.string()),
  isCompact: v.optional(v.boolean(), false),
})

/** The forms by their ids. */
export type Definitions = ReadonlyMap<string, FormDefinition>

/** Gives the forms that there are now. */
export type DefinitionSource = () => Promise<Definitions>

/** How long definitions that were fetched hold, in ms, and how long their host may take. */
const freshFor = 60_000
const patience = 5000

const isAddress = (place: string): boolean => /^https?:/.test(place)

/**
 * Reads a list of definitions. One that is broken is left out, and the others work.
 *
 * @param place where the list comes from, for messages
 * @param warn told what was left out
 * @throws Error when it is no list
 */
function parseDefinitions(text: string, place: string, warn: (message: string) => void): Definitions {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    // Said below.
  }
  if (!Array.isArray(list)) throw new Error(`${place} is not a list of forms. Run "npm run build" to write it again.`)
  const forms = list.flatMap((entry: unknown, index) => {
    const result = v.safeParse(definitionSchema, entry)
    if (result.success) return [result.output]
    const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
    warn(`Form ${index + 1} of ${place} is ignored: ${reasons.join('; ')}.`)
    return []
  })
  return new Map(forms.map((form) => [form.id, form]))
}

function fromFile(file: string, warn: (message: string) => void): DefinitionSource {
  let known: { readonly version: string; readonly definitions: Definitions } | undefined
  return async () => {
    const found = await stat(file).catch(() => undefined)
    if (!found)
      throw new Error(
        `The file ${file} with the forms is missing. Run "npm run build" to write it, or set LEADS_FORMS to another file.`,
      )
    const version = `${found.mtimeMs} ${found.size}`
    if (known?.version !== version) {
      known = { version, definitions: parseDefinitions(await readFile(file, 'utf8'), file, warn) }
    }
    return known.definitions
  }
}

function fromAddress(address: string, warn: (message: string) => void): DefinitionSource {
  let known: { readonly until: number; readonly definitions: Definitions } | undefined
  return async () => {
    if (known && performance.now() < known.until) return known.definitions
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
      if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`)
      known = {
        until: performance.now() + freshFor,
        definitions: parseDefinitions(await response.text(), address, warn),
      }
    } catch (error) {
      if (!known) throw error
      // Forms seldom change: those of a minute ago are better than none.
      known = { ...known, until: performance.now() + freshFor }
      warn(`The forms could not be fetched again: ${error instanceof Error ? error.message : String(error)}`)
    }
    return known.definitions
  }
}

/**
 * Where the definitions of the forms come from. A file is read when it is first needed and again when it
 * has changed, so that a new build is noticed; an address is asked once a minute.
 *
 * @param place a file, relative to the working directory, or an address
 * @param warn told what a reader should mend
 */
export const definitionSource = (place: string, warn: (message: string) => void): DefinitionSource =>
  isAddress(place) ? fromAddress(place, warn) : fromFile(path.resolve(place), warn)
