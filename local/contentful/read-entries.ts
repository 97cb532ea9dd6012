import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { contentModel, type ContentType } from '../../content/model'
import type { CheckedEntry, Path } from '../../content/model/checked-content'
import { nearestName } from '../../content/model/message'
import { identifierPattern } from '../../content/model/projections/entry-schema'
import { checkEntry } from './check-entry'
import { listFolder, rememberingReader } from './files'
import { readYaml, splitFrontMatter } from './front-matter'
import type { Problem } from './problem'

const folder = 'entries'

const draftKey = '_draft'

export const bodyFieldOf = (type: ContentType): string | undefined =>
  Object.entries(type.fields).find(([, field]) => field.kind === 'text' && field.isDocumentBody)?.[0]

type EntryReport = ReturnType<typeof readEntry>

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

export interface EntriesReport {
  readonly entries: readonly CheckedEntry[]
  readonly problems: readonly Problem[]
}

/** Number of files to read between pauses: a few milliseconds. */
const readAtOnce = 50

/** Reads `entries/<content type>/<entry>.md`. */
export async function readEntries(contentFolder: string): Promise<EntriesReport> {
  const root = path.join(contentFolder, folder)
  const problems: Problem[] = []
  const entries: CheckedEntry[] = []
  for (const item of await listFolder(root)) {
    const place = `${folder}/${item.name}`
    if (!item.isFolder) {
      const advice = `Move it into the folder of its content type, such as ${folder}/page/.`
      problems.push({ file: place, wrong: 'An entry must be in the folder of its content type.', advice })
      continue
    }
    const files = await listFolder(path.join(root, item.name))
    // Git keeps no empty folders. A pull or a migration may leave one.
    if (files.length === 0) continue
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
    for (const [index, { name }] of files.entries()) {
      // Lets the server in this process answer requests.
      if (index % readAtOnce === 0) await setImmediate()
      const file = `${place}/${name}`
      if (!name.endsWith('.md')) {
        problems.push({ file, wrong: 'This is not an entry.', advice: 'Name it to end in .md, or move it elsewhere.' })
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
  return { entries, problems }
}

function readEntry(
  file: string,
  type: ContentType,
  text: string,
): { entry: CheckedEntry; problems: readonly Problem[] } {
  const id = path.basename(file, '.md')
  const problems: Problem[] = []
  if (!identifierPattern.test(id)) {
    const advice = 'Name the file with lower-case letters, digits and single hyphens, 64 at most: pricing-hero.md.'
    problems.push({ file, wrong: `“${id}” cannot be the name of an entry.`, advice })
  }
  const broken = { id, type, isDraft: false, file, values: {}, lineOf: () => 1, textLinks: [], headingIds: [] }
  const parts = splitFrontMatter(text)
  if (!parts) {
    const advice = 'Start the file with a line “---”, then the fields, then a line “---”, then the text.'
    problems.push({ file, line: 1, wrong: 'The fields at the top are missing, or have no closing “---”.', advice })
    return { entry: broken, problems }
  }
  const yaml = readYaml(parts.yaml, 2)
  if (!yaml.ok) {
    problems.push(...yaml.faults.map((fault) => ({ file, ...fault })))
    return { entry: broken, problems }
  }
  const { source } = yaml
  const { [draftKey]: draft, ...given } = source.values
  if (draft !== undefined && typeof draft !== 'boolean') {
    const advice = `Write “${draftKey}: true”, or remove the line.`
    problems.push({
      file,
      line: source.lineOf([draftKey]),
      field: draftKey,
      wrong: 'The value must be true.',
      advice,
    })
  }
  const body = readBody(file, type, given, parts.body, parts.bodyLine)
  problems.push(...body.problems(source.lineOf))
  const bodyField = bodyFieldOf(type)
  const lineOf = (keys: Path) =>
    keys[0] === bodyField && bodyField !== undefined && !(bodyField in given) ? body.line : source.lineOf(keys)
  // An empty field ("badge:") counts as absent.
  const values = Object.fromEntries(
    Object.entries({ ...given, ...body.value }).filter(([, value]) => value !== null && value !== undefined),
  )
  // In front matter, only the line of the field is known.
  const lineOfText = (field: string, line: number) => (field === bodyField ? body.line + line - 1 : lineOf([field]))
  const report = checkEntry({ type, file, lineOf }, 'files', values, lineOfText)
  const { problems: ofFields, ...checked } = report
  return {
    entry: { id, type, isDraft: draft === true, file, lineOf, ...checked },
    problems: [...problems, ...ofFields],
  }
}

function readBody(file: string, type: ContentType, given: Record<string, unknown>, text: string, firstLine: number) {
  const bodyField = bodyFieldOf(type)
  const lines = text.split('\n')
  const blank = lines.findIndex((line) => line.trim() !== '')
  const line = firstLine + Math.max(0, blank)
  const body = text.trim()
  const problems = (lineOf: (keys: Path) => number): Problem[] => {
    if (body !== '' && bodyField === undefined) {
      const advice = `Remove it, or move it into one of the fields: ${Object.keys(type.fields).join(', ')}.`
      return [{ file, line, wrong: `“${type.name}” has no text below its fields.`, advice }]
    }
    if (bodyField !== undefined && given[bodyField] !== undefined && given[bodyField] !== null) {
      const advice = 'Move it below the second line of dashes.'
      const wrong = `“${bodyField}” is the text below the fields, not one of them.`
      return [{ file, line: lineOf([bodyField]), field: bodyField, wrong, advice }]
    }
    return []
  }
  return { line, problems, value: bodyField !== undefined && body !== '' ? { [bodyField]: body } : {} }
}
