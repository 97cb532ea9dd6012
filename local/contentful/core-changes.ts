import path from 'node:path'
import * as v from 'valibot'
import type { CheckedEntry, Path } from '../../content/model/checked-content'
import { joinMessage, quote } from '../../content/model/message'
import { readIfPresent } from './files'
import type { Problem } from './problem'
import { readYamlFile } from './yaml-file'

const file = 'core.yaml'

const text = v.string(joinMessage('This must be text.', 'Write one line of text.'))

const list = joinMessage('This must be a list.', 'Begin each of its items with a line “- …”.')

const replacement = v.strictObject(
  { entry: text, field: text, from: text, to: text },
  joinMessage('A replacement has an entry, a field, “from” and “to”.', 'Write these four lines, and no others.'),
)

const changesSchema = v.strictObject(
  {
    /** Entries that the core lacks though it has their type. */
    leftOut: v.optional(v.array(text, list), []),
    /** Wording that is different in the core. */
    replacements: v.optional(v.array(replacement, list), []),
  },
  joinMessage('The file can contain only “leftOut” and “replacements”.', 'Remove everything else.'),
)

/** What editors have decided about the core. */
export type CoreChanges = v.InferOutput<typeof changesSchema>

function findStale(
  { leftOut, replacements }: CoreChanges,
  entries: ReadonlyMap<string, CheckedEntry>,
  lineOf: (keys: Path) => number,
): Problem[] {
  const noEntry = (id: string) => `There is no entry ${quote(id)}.`
  const gone = leftOut.flatMap((id, index) => {
    const at = { file, line: lineOf(['leftOut', index]), field: 'leftOut' }
    return entries.has(id) ? [] : [{ ...at, wrong: noEntry(id), advice: 'Correct or remove the name.' }]
  })
  const changed = replacements.flatMap(({ entry: id, field, from }, index) => {
    const at = { file, line: lineOf(['replacements', index]), field: 'replacements' }
    const entry = entries.get(id)
    const value = entry?.values[field]
    if (typeof value === 'string' && value.includes(from)) return []
    const wrong = entry ? `${entry.file} has no ${quote(from)} in “${field}”.` : noEntry(id)
    const advice = 'Copy the new words of the entry into “from” and correct “to”, or remove the replacement.'
    return [{ ...at, wrong, advice }]
  })
  return [...gone, ...changed]
}

/**
 * Reads `core.yaml`: what the core leaves out or words differently, besides what follows from its types. The file may
 * be missing.
 *
 * @param entries of the content, by id; the file must match them
 */
export async function readCoreChanges(
  contentFolder: string,
  entries: ReadonlyMap<string, CheckedEntry>,
): Promise<{ readonly changes: CoreChanges; readonly problems: readonly Problem[] }> {
  const bytes = await readIfPresent(path.join(contentFolder, file))
  const core = readYamlFile(file, bytes?.toString('utf8') ?? '', changesSchema)
  if (!core.ok) return { changes: { leftOut: [], replacements: [] }, problems: core.problems }
  return { changes: core.values, problems: findStale(core.values, entries, core.lineOf) }
}
