import {
  excerpt,
  type Mark,
  type Marks,
  marksOf,
  readKey,
  translationKey,
  type Values,
  withoutDefaults,
} from './values'

/** The side whose value is taken if both have changed. */
export type Preference = 'files' | 'space'

/** A field that has changed in the file and in the space since the last push or pull. */
export interface Conflict {
  /** Such as `entry home`. */
  readonly item: string
  readonly field: string
  readonly before: string
  readonly file: string
  readonly space: string
}

/** The sides of a push are the files (source) and the space (target); a pull has them the other way round. */
export interface Sides {
  /** Such as `entry home`. */
  readonly item: string
  readonly source: Values | undefined
  readonly target: Values | undefined
  /** Values at the last push or pull; undefined for an item that has never been pushed or pulled. */
  readonly before: Marks | undefined
  /** Values that mean the same as an empty field. */
  readonly defaults?: Values
  /** Why the space lacks it. */
  readonly absence?: Absence
  readonly direction: 'push' | 'pull'
  readonly prefer: Preference | undefined
}

/** Archived items count as deleted; unpublished assets, too, in a pull. */
export type Absence = 'archived' | 'unpublished' | 'deleted'

export type Merge =
  /** Nothing to write. `isKept`: the target differs, because it has changed since the last push or pull. */
  | { readonly kind: 'nothing'; readonly isKept: boolean }
  | { readonly kind: 'write'; readonly fields: readonly string[] }
  | { readonly kind: 'delete' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }

type Winner = 'same' | 'source' | 'target' | 'conflict'

/** Compares the marks of one field. A side that has not changed since the last push or pull loses. */
function compare(before: Mark | undefined, source: Mark | undefined, target: Mark | undefined): Winner {
  if (source === target) return 'same'
  if (target === before) return 'source'
  return source === before ? 'target' : 'conflict'
}

const isSource = (prefer: Preference, direction: Sides['direction']) => (prefer === 'files') === (direction === 'push')

const isEqual = (one: Marks, other: Marks): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])

/** Merges an item that one side lacks. If the other side has not changed it since, it was deleted. */
function mergeMissing(sides: Sides): Merge {
  const { item, source, target, before, defaults = {}, absence = 'deleted', direction, prefer } = sides
  const present = source ?? target
  if (!present) return { kind: 'nothing', isKept: false }
  const take: Merge = source ? { kind: 'write', fields: Object.keys(source) } : { kind: 'delete' }
  const keep: Merge = { kind: 'nothing', isKept: true }
  if (!before) return source ? take : keep
  const isUnchanged = isEqual(withoutDefaults(marksOf(present), defaults), withoutDefaults(before, defaults))
  if (isUnchanged) return source ? keep : take
  if (prefer) return isSource(prefer, direction) ? take : keep
  const isFile = (source !== undefined) === (direction === 'push')
  const [file, space] = isFile ? ['changed', absence] : ['deleted', 'changed']
  return { kind: 'conflict', conflicts: [{ item, field: 'all fields', before: 'present', file, space }] }
}

/** Decides for each field which side wins. */
export function mergeItem(sides: Sides): Merge {
  const { item, source, target, before = {}, defaults = {}, direction, prefer } = sides
  if (!source || !target) return mergeMissing(sides)
  const sourceMarks = withoutDefaults(marksOf(source), defaults)
  const targetMarks = withoutDefaults(marksOf(target), defaults)
  const beforeMarks = withoutDefaults(before, defaults)
  const fields: string[] = []
  const conflicts: Conflict[] = []
  let isKept = false
  for (const field of new Set([...Object.keys(source), ...Object.keys(target)])) {
    const winner = compare(beforeMarks[field], sourceMarks[field], targetMarks[field])
    if (winner === 'source' || (winner === 'conflict' && prefer && isSource(prefer, direction))) fields.push(field)
    else if (winner === 'target' || (winner === 'conflict' && prefer)) isKept = true
    else if (winner === 'conflict') {
      const [file, space] = direction === 'push' ? [source[field], target[field]] : [target[field], source[field]]
      conflicts.push({
        item,
        field,
        before: before[field] ?? 'empty',
        file: excerpt(file, space),
        space: excerpt(space, file),
      })
    }
  }
  if (conflicts.length > 0) return { kind: 'conflict', conflicts }
  return fields.length > 0 ? { kind: 'write', fields } : { kind: 'nothing', isKept }
}

const shownConflicts = 30

export function formatConflicts(conflicts: readonly Conflict[], locale: string): string {
  const lists = conflicts
    .slice(0, shownConflicts)
    .map(({ item, field, before, file, space }) =>
      [
        `${item}, ${readKey(field).locale ? field : translationKey(field, locale)}`,
        `  last synced: ${before}`,
        `  file:        ${file}`,
        `  space:       ${space}`,
      ].join('\n'),
    )
  return [
    ...lists,
    ...(conflicts.length > shownConflicts ? [`and ${conflicts.length - shownConflicts} more`] : []),
    'These fields have changed in the files and in the space. Nothing was written.',
    '→ Make both sides equal, in the file or in Contentful.',
    '→ Or take one side for all of them: --prefer space keeps the values of the space, --prefer files those of the files.',
  ].join('\n')
}
