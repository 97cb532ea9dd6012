import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { contentModel, type ContentType } from '../../content/model'
import type { CheckedEntry, Path, Translation } from '../../content/model/checked-content'
import { isLocalized } from '../../content/model/define'
import { nearestName } from '../../content/model/message'
import { identifierPattern } from '../../content/model/projections/entry-schema'
import { checkEntry } from './check-entry'
import { listFolder, readIfPresent, rememberingReader } from './files'
import { findDamage, readYaml, splitFrontMatter } from './front-matter'
import { type Problem, problemAt } from './problem'

const folder = 'entries'

export const draftKey = '_draft'

export const bodyFieldOf = ({ fields }: Pick<ContentType, 'fields'>): string | undefined =>
  Object.entries(fields).find(([, field]) => field.kind === 'text' && field.isDocumentBody)?.[0]

interface EntryReport {
  readonly entry: CheckedEntry
  readonly problems: readonly Problem[]
}

/** A report as JSON: has the id of the content type instead of the type, and no `lineOf`. */
type WrittenReport = Pick<EntryReport, 'problems'> & {
  readonly entry: Omit<CheckedEntry, 'type' | 'lineOf'> & { readonly typeId: string }
}

/** Caches the results of entry files. */
export const entryReader = rememberingReader<EntryReport, WrittenReport>({
  write: ({ entry: { type, lineOf: _, ...entry }, problems }) => ({ entry: { ...entry, typeId: type.id }, problems }),
  read: ({ entry: { typeId, ...entry }, problems }, file) => {
    const type = contentModel.find(({ id }) => id === typeId)
    if (!type) throw new Error(`The content model has no type “${typeId}”, though an entry of it is remembered.`)
    // Few lines are requested, so read the file again.
    const lineOf = (keys: Path) => readEntry(entry.file, type, readFileSync(file, 'utf8')).entry.lineOf(keys)
    return { entry: { ...entry, type, lineOf }, problems }
  },
})

/** Number of files to read between pauses: a few milliseconds. */
const readAtOnce = 50

/** The file of an entry in another language. */
interface TranslationFile {
  readonly file: string
  readonly id: string
  readonly locale: string
  readonly text: string
}

/** `about.de.md` is the translation of `about.md`. */
export function readFileName(name: string): { readonly id: string; readonly locale: string | undefined } {
  const [id = '', locale, ...others] = path.basename(name, '.md').split('.')
  return others.length > 0 ? { id: path.basename(name, '.md'), locale: undefined } : { id, locale }
}

/** Reads `entries/<content type>/<entry>.md`, and their translations in `<entry>.<locale>.md`. */
export async function readEntries(contentFolder: string) {
  const root = path.join(contentFolder, folder)
  const problems: Problem[] = []
  const entries: CheckedEntry[] = []
  const files: TranslationFile[] = []
  for (const item of await listFolder(root)) {
    const place = `${folder}/${item.name}`
    if (!item.isFolder) {
      const advice = `Move it into the folder of its content type, such as ${folder}/page/.`
      problems.push({ file: place, wrong: 'An entry must be in the folder of its content type.', advice })
      continue
    }
    const listed = await listFolder(path.join(root, item.name))
    // Git keeps no empty folders. A pull or a migration may leave one.
    if (listed.length === 0) continue
    const type = contentModel.find(({ id }) => id === item.name)
    if (!type) {
      const ids = contentModel.map(({ id }) => id)
      const near = nearestName(item.name, ids)
      problems.push({
        file: place,
        wrong: `There is no content type “${item.name}”.`,
        advice: near ? `Did you mean “${near}”? Rename the folder.` : `Content types are: ${ids.join(', ')}.`,
      })
      continue
    }
    for (const [index, { name }] of listed.entries()) {
      // Lets the server in this process answer requests.
      if (index % readAtOnce === 0) await setImmediate()
      const file = `${place}/${name}`
      if (!name.endsWith('.md')) {
        problems.push({
          file,
          wrong: 'This is not an entry.',
          advice: 'Rename it to end in .md, or move it elsewhere.',
        })
        continue
      }
      const { id, locale } = readFileName(name)
      if (locale !== undefined) {
        const text = await readIfPresent(path.join(contentFolder, file))
        if (text) files.push({ file, id, locale, text: text.toString('utf8') })
        continue
      }
      const result = await entryReader.read(path.join(contentFolder, file), (text) =>
        readEntry(file, type, text.toString('utf8')),
      )
      if (!result) continue
      problems.push(...result.problems)
      entries.push(result.entry)
    }
  }
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const faulty = new Set(problems.map(({ file }) => file))
  const translations = files.flatMap((file) => {
    const entry = byId.get(file.id)
    const result = entry && path.dirname(entry.file) === path.dirname(file.file) && readTranslation(file, entry)
    if (!result) {
      const wrong = `This translation has no original: ${path.dirname(file.file)}/${file.id}.md is missing.`
      problems.push({ file: file.file, wrong, advice: 'Rename or delete this file.' })
      return []
    }
    // They may be due to missing values of the original.
    if (!faulty.has(entry.file)) problems.push(...result.problems)
    return [result.translation]
  })
  return { entries, translations, problems }
}

/** Reads the fields of a file, without checking their values. */
function readFields(file: string, type: ContentType, text: string) {
  const damage = findDamage(text)
  if (damage) return { ok: false as const, problems: [{ file, ...damage }] }
  const parts = splitFrontMatter(text)
  if (!parts) {
    const advice = 'Start the file with a line “---”, then the fields, then a line “---”, then the text.'
    const wrong = 'The fields at the top are missing, or have no closing “---”.'
    return { ok: false as const, problems: [{ file, line: 1, wrong, advice }] }
  }
  const yaml = readYaml(parts.yaml, 2)
  if (!yaml.ok) return { ok: false as const, problems: yaml.faults.map((fault) => ({ file, ...fault })) }
  const { [draftKey]: draft, ...given } = yaml.values
  const bodyField = bodyFieldOf(type)
  const body = parts.body.trim()
  const blankLines = parts.body.split('\n').findIndex((line) => line.trim() !== '')
  const bodyLine = parts.bodyLine + Math.max(0, blankLines)
  const lineOf = (keys: Path) =>
    bodyField !== undefined && keys[0] === bodyField && !(bodyField in given) ? bodyLine : yaml.lineOf(keys)
  const problems: Problem[] = []
  if (body !== '' && bodyField === undefined) {
    const advice = `Remove it, or move it into one of the fields: ${Object.keys(type.fields).join(', ')}.`
    problems.push({ file, line: bodyLine, wrong: `“${type.name}” has no text below its fields.`, advice })
  } else if (bodyField !== undefined && given[bodyField] !== undefined && given[bodyField] !== null) {
    const wrong = `“${bodyField}” is the text below the fields, not one of them.`
    const advice = 'Move it below the second line of dashes.'
    problems.push(problemAt({ file, lineOf }, [bodyField], { wrong, advice }))
  }
  const values = bodyField !== undefined && body !== '' ? { ...given, [bodyField]: body } : given
  return {
    ok: true as const,
    problems,
    draft,
    lineOf,
    // In front matter, only the line of the field is known.
    lineOfText: (field: string, line: number) => (field === bodyField ? bodyLine + line - 1 : lineOf([field])),
    // An empty field ("badge:") counts as absent.
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)),
  }
}

/** Reads a translation, and checks it together with the other fields of the entry. */
function readTranslation({ file, id, locale, text }: TranslationFile, entry: CheckedEntry) {
  const { type, isDraft } = entry
  const fields = readFields(file, type, text)
  if (!fields.ok) {
    const broken = { ...entry, file, locale, translated: [], lineOf: () => 1, textLinks: [], headingIds: [] }
    return { translation: broken, problems: fields.problems }
  }
  const { values, lineOf, lineOfText, draft } = fields
  const at = { type, file, lineOf }
  const localized = Object.entries(type.fields).flatMap(([key, field]) => (isLocalized(field) ? [key] : []))
  const given = [...Object.keys(values), ...(draft === undefined ? [] : [draftKey])]
  const translated = given.filter((key) => localized.includes(key))
  const foreign = given.filter((key) => !localized.includes(key))
  const advice = `Remove the line. A translation has only texts: ${localized.join(', ')}.`
  // Problems of other fields are reported for the entry.
  const { problems, ...checked } = checkEntry(at, 'files', { ...entry.values, ...values }, lineOfText, translated)
  return {
    translation: { id, isDraft, locale, translated, ...at, ...checked } satisfies Translation,
    problems: [
      ...fields.problems,
      ...foreign.map((key) => problemAt({ file, lineOf }, [key], { wrong: `“${key}” has no translation.`, advice })),
      ...problems,
    ],
  }
}

function readEntry(file: string, type: ContentType, text: string) {
  const id = path.basename(file, '.md')
  const problems: Problem[] = []
  if (!identifierPattern.test(id)) {
    const advice = 'Name the file with lower-case letters, digits and single hyphens, 64 at most: pricing-hero.md.'
    problems.push({ file, wrong: `“${id}” cannot be the name of an entry.`, advice })
  }
  const fields = readFields(file, type, text)
  problems.push(...fields.problems)
  if (!fields.ok) {
    const broken = { id, type, isDraft: false, file, values: {}, lineOf: () => 1, textLinks: [], headingIds: [] }
    return { entry: broken satisfies CheckedEntry, problems }
  }
  const { draft, lineOf, lineOfText, values } = fields
  if (draft !== undefined && typeof draft !== 'boolean') {
    const advice = `Write “${draftKey}: true”, or remove the line.`
    problems.push(problemAt({ file, lineOf }, [draftKey], { wrong: 'The value must be true.', advice }))
  }
  const { problems: ofFields, ...checked } = checkEntry({ type, file, lineOf }, 'files', values, lineOfText)
  const entry: CheckedEntry = { id, type, isDraft: draft === true, file, lineOf, ...checked }
  return { entry, problems: [...problems, ...ofFields] }
}
