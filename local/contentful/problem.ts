import type { Path, Place, ProposedRedirect } from '../../content/model/checked-content'
import type { Field } from '../../content/model/define'
import { type Message, plural } from '../../content/model/message'
import { groupBy } from '../../src/lib/group-by'

export interface Problem extends Message {
  /** The file, or type and title of an entry of a space: Hero “Home: hero”. */
  readonly file: string
  /** Line in the file, or in text of a space, counted from 1. */
  readonly line?: number
  /** List items as `blocks[2]`, counted from 1. In a space, the name of the field that editors see. */
  readonly field?: string
  /** Opens the entry in Contentful's web app. */
  readonly link?: string
  /** A redirect that corrects it. */
  readonly redirect?: ProposedRedirect
  /** Whether it stops a build from a space in entries of any type, not only of essential ones. */
  readonly stopsBuild?: boolean
}

/** Writes a path; items are counted from 1. */
const showPath = (keys: Path): string =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : index === 0 ? key : `.${key}`)).join('')

interface ProblemPlace extends Place {
  readonly type?: { readonly fields: Readonly<Record<string, Field>> }
}

/**
 * Editors of a space know fields by their names, not by their ids.
 *
 * @param at an entry or an asset
 * @param keys of the value; empty if the problem concerns no field
 * @param line if not that of the value
 */
export function problemAt(
  at: ProblemPlace,
  keys: Path,
  { wrong, advice }: Message,
  line: number | undefined = at.lineOf(keys),
): Problem {
  if (at.link === undefined) return { file: at.file, line, field: showPath(keys) || undefined, wrong, advice }
  const nameOf = (id: string): string => at.type?.fields[id]?.name ?? id
  const withNames = (text: string): string => text.replace(/“(\w+)”/g, (_quoted, id: string) => `“${nameOf(id)}”`)
  const [first, ...rest] = keys
  return {
    file: at.file,
    line,
    field: first === undefined ? undefined : showPath([nameOf(String(first)), ...rest]),
    wrong: withNames(wrong),
    advice: withNames(advice),
    link: at.link,
  }
}

const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file, 'en') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.field ?? '').localeCompare(b.field ?? '', 'en')

export const sortProblems = (problems: readonly Problem[]): Problem[] => [...problems].sort(byPlace)

/** Codes of a terminal. */
const bold = 1
const dim = 2

/** Formats problems for a terminal, by file. */
export function formatProblems(problems: readonly Problem[], options: { color?: boolean } = {}): string {
  const styled = (text: string, code: number) => (options.color ? `\u001B[${code}m${text}\u001B[22m` : text)
  return [...groupBy(sortProblems(problems), ({ file }) => file)]
    .map(([file, ofFile]) =>
      ofFile
        .map((problem) => {
          const { line, field, wrong, advice, link } = problem
          const place = line && !link ? `${file}:${line}` : file
          const textLine = line && link ? `, line ${line}` : ''
          const shownField = field ? styled(`  ${field}${textLine}`, dim) : ''
          const address = link ? `\n  ${link}` : ''
          return `${styled(place, bold)}${shownField}\n  ${wrong}\n  → ${advice}${address}`
        })
        .join('\n'),
    )
    .join('\n\n')
}

const shownWarnings = 20

/**
 * Formats warnings for the output of a build, where a large space could have hundreds.
 *
 * @param command that lists all
 */
export function formatWarnings(warnings: readonly Problem[], command: string): string {
  const count = plural(warnings.length, 'warning')
  const all = warnings.length > shownWarnings ? ` “${command}” lists all.` : ''
  const shown = formatProblems(sortProblems(warnings).slice(0, shownWarnings))
  return `\n${shown}\n\nThe content has ${count}.${all}`
}
