import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { formSchema, type FormDefinition } from '../../src/data/form-definition'

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
  if (!Array.isArray(list)) throw new Error(`${place} is no list of forms. "npm run build" writes it anew.`)
  const forms = list.flatMap((entry: unknown, index) => {
    const result = v.safeParse(formSchema, entry)
    if (result.success) return [result.output]
    const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
    warn(`Form ${index + 1} of ${place} is left out: ${reasons.join('; ')}.`)
    return []
  })
  return new Map(forms.map((form) => [form.id, form]))
}

function fromFile(file: string, warn: (message: string) => void): DefinitionSource {
  let known: { readonly version: string; readonly definitions: Definitions } | undefined
  return async () => {
    const found = await stat(file).catch(() => undefined)
    if (!found)
      throw new Error(`There are no forms in ${file}. "npm run build" writes it; LEADS_FORMS names another place.`)
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
      if (!response.ok) throw new Error(`${address} answers with status ${response.status}.`)
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
