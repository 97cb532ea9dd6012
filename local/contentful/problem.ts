import { groupBy } from '../../src/lib/group-by'

export interface Problem {
  readonly file: string
  /** Line in the file, counted from 1. */
  readonly line?: number
  /** List items as `blocks[2]`, counted from 1. */
  readonly field?: string
  readonly wrong: string
  readonly advice: string
}

/** Invalid content without an earlier valid version. */
export class ContentProblems extends Error {
  override name = 'ContentProblems'

  constructor(readonly problems: readonly Problem[]) {
    super(`The content has ${countProblems(problems.length)}.\n\n${formatProblems(problems)}`)
  }
}

const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file, 'en') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.field ?? '').localeCompare(b.field ?? '', 'en')

export const sortProblems = (problems: readonly Problem[]): Problem[] => [...problems].sort(byPlace)

export const countProblems = (count: number, noun = 'problem'): string => `${count} ${noun}${count === 1 ? '' : 's'}`

interface Style {
  readonly strong: (text: string) => string
  readonly soft: (text: string) => string
}

const plain: Style = { strong: (text) => text, soft: (text) => text }

const colored: Style = { strong: (text) => `\u001B[1m${text}\u001B[22m`, soft: (text) => `\u001B[2m${text}\u001B[22m` }

/** Formats problems for a terminal, by file. */
export function formatProblems(problems: readonly Problem[], options: { color?: boolean } = {}): string {
  const style = options.color ? colored : plain
  return [...groupBy(sortProblems(problems), ({ file }) => file)]
    .map(([file, ofFile]) =>
      ofFile
        .map((problem) => {
          const place = problem.line ? `${file}:${problem.line}` : file
          const field = problem.field ? style.soft(`  ${problem.field}`) : ''
          return `${style.strong(place)}${field}\n  ${problem.wrong}\n  → ${problem.advice}`
        })
        .join('\n'),
    )
    .join('\n\n')
}

const shownPlaces = 3

/** Formats warnings for a terminal; groups equal ones. */
export function formatWarnings(warnings: readonly Problem[]): string {
  return [...groupBy(sortProblems(warnings), ({ wrong }) => wrong)]
    .map(([wrong, ofKind]) => {
      const places = ofKind.slice(0, shownPlaces).map(({ file, line }) => (line ? `${file}:${line}` : file))
      const others = ofKind.length - places.length
      const advice = ofKind[0]?.advice ?? ''
      return `${wrong} ${advice}\n  ${places.join(', ')}${others > 0 ? ` and ${others} more` : ''}`
    })
    .join('\n')
}
