import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { definitionKey, formSchema, type FormDefinition } from '../src/forms/model/definition'
import { attempt } from '../src/lib/attempt'
import { messageOf } from '../src/lib/message-of'
import { fetchText } from './fetch-text'

/** The forms by `definitionKey`. */
export type Definitions = ReadonlyMap<string, FormDefinition>

/** Returns the current forms. */
export type DefinitionSource = () => Promise<Definitions>

/** Freshness of fetched definitions, and timeout of the request, in ms. */
const freshFor = 60_000
const timeout = 5000

const isAddress = (place: string): boolean => /^https?:/.test(place)

/**
 * Parses a list of definitions. Ignores invalid ones, with a warning.
 *
 * @param place file or address of the list, for messages
 * @throws Error when the text is not a JSON list
 */
function parseDefinitions(text: string, place: string, warn: (message: string) => void): Definitions {
  const list = attempt(() => JSON.parse(text) as unknown)
  if (!Array.isArray(list)) throw new Error(`${place} is not a list of forms. Run "npm run build" to write it again.`)
  const forms = list.flatMap((entry: unknown, index) => {
    const result = v.safeParse(formSchema, entry)
    if (result.success) return [result.output]
    const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
    warn(`Form ${index + 1} of ${place} is ignored: ${reasons.join('; ')}.`)
    return []
  })
  return new Map(forms.map((form) => [definitionKey(form), form]))
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
      const { ok, status, text } = await fetchText(address, {}, { timeout })
      if (!ok) throw new Error(`${address} responded with status ${status}.`)
      known = { until: performance.now() + freshFor, definitions: parseDefinitions(text, address, warn) }
    } catch (error) {
      if (!known) throw error
      // Forms seldom change: old definitions are better than none.
      known = { ...known, until: performance.now() + freshFor }
      warn(`The forms could not be fetched again, so the last ones stay in use: ${messageOf(error)}`)
    }
    return known.definitions
  }
}

/**
 * Returns a source of form definitions. A file is read on first use and again after each change, such as a new
 * build; an address is fetched once a minute.
 *
 * @param place a file, relative to the working directory, or an address
 * @param warn logs a problem that the operator should fix
 */
export const definitionSource = (place: string, warn: (message: string) => void): DefinitionSource =>
  isAddress(place) ? fromAddress(place, warn) : fromFile(path.resolve(place), warn)
