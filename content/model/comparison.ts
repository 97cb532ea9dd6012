import MarkdownIt from 'markdown-it'
import type { TextFault } from './message'

/** Yes, no, or a short text. */
export type ComparisonValue = boolean | string

export interface ComparisonRow {
  readonly feature: string
  readonly detail?: string
  readonly values: readonly ComparisonValue[]
}

export interface ComparisonGroup {
  readonly title?: string
  readonly rows: readonly ComparisonRow[]
}

/** A table of the CMS, written in Markdown: features against plans or products. */
export interface Comparison {
  readonly columns: readonly string[]
  readonly groups: readonly ComparisonGroup[]
}

interface Cell {
  readonly text: string
  /** Words in italics. */
  readonly detail?: string
}

const mostColumns = 4
const longestCell = 60

const parser = new MarkdownIt('zero').enable(['table', 'emphasis', 'escape', 'entity'])

type Token = ReturnType<typeof parser.parse>[number]

function readCell({ children }: Token): Cell {
  const words = { text: '', detail: '' }
  let part: keyof typeof words = 'text'
  for (const { type, content } of children ?? []) {
    if (type === 'em_open') part = 'detail'
    else if (type === 'em_close') part = 'text'
    else words[part] += content
  }
  return { text: words.text.trim(), detail: words.detail.trim() || undefined }
}

/** Counts the cells in the line of a table row. Bars at both ends are optional. */
export const countCells = (line: string): number =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length

/** The cells of each row. Markdown ignores cells beyond the last column, so they are counted. */
function readRows(tokens: readonly Token[], lines: readonly string[]) {
  const rows: { readonly line: number; readonly count: number; readonly cells: Cell[] }[] = []
  for (const token of tokens) {
    if (token.type === 'tr_open') {
      const line = (token.map?.[0] ?? 0) + 1
      rows.push({ line, count: countCells(lines[line - 1] ?? ''), cells: [] })
    } else if (token.type === 'inline') rows.at(-1)?.cells.push(readCell(token))
  }
  return rows
}

const readValue = (text: string): ComparisonValue => (text === 'yes' ? true : text === 'no' ? false : text)

const example =
  'Write a table: “| Feature | Standard | Plus |”, then “| --- | --- | --- |”, then a row for each feature.'

/**
 * Reads a table. Its head has the columns after the first one. “yes” is a check mark, “no” a dash. A row whose other
 * cells are empty starts a group, which may have no rows. Words in italics after a feature are its detail.
 */
export function readComparison(text: string): Comparison | TextFault {
  const tokens = parser.parse(text, {})
  const stray = tokens.find(({ type, level }) => level === 0 && !type.startsWith('table_') && type.endsWith('_open'))
  const [head, ...body] = readRows(tokens, text.split('\n'))
  if (stray || !head || body.length === 0) {
    const line = (stray?.map?.[0] ?? 0) + 1
    return {
      line,
      wrong: stray ? 'There is text outside the table.' : 'There is no table with a row.',
      advice: example,
    }
  }
  for (const { line, cells } of [head, ...body]) {
    const [first, ...others] = cells
    const isGroup = others.every(({ text: value, detail }) => value === '' && detail === undefined)
    const words = (isGroup ? first : others.find(({ detail }) => detail !== undefined))?.detail
    if (words === undefined) continue
    const wrong = `The words in italics “${words}” are not shown.`
    return { line, wrong, advice: 'Write them without asterisks. Only features can have details in italics.' }
  }
  const columns = head.cells.slice(1).map((cell) => cell.text)
  if (columns.length < 1 || columns.length > mostColumns) {
    const wrong = `The table has ${columns.length} columns besides the first one; it can have 1 to ${mostColumns}.`
    return { line: head.line, wrong, advice: example }
  }
  if (columns.includes('')) {
    return { line: head.line, wrong: 'A column has no heading.', advice: 'Write one, such as “Plus”.' }
  }
  const groups: { title?: string; readonly rows: ComparisonRow[] }[] = []
  for (const { line, count, cells } of body) {
    const [{ text: feature, detail } = { text: '', detail: undefined }, ...others] = cells
    const values = others.map((cell) => cell.text)
    if (count > cells.length) {
      const wrong = `The row has ${count} cells for ${cells.length} columns.`
      return { line, wrong, advice: `Write one cell for each column: ${columns.join(', ')}.` }
    }
    if (feature === '') return { line, wrong: 'The row has no feature.', advice: 'Write it into the first cell.' }
    if (values.every((value) => value === '')) {
      groups.push({ title: feature, rows: [] })
      continue
    }
    const empty = values.indexOf('')
    if (empty >= 0) {
      const wrong = `“${feature}” has no value for “${columns[empty] ?? ''}”.`
      return { line, wrong, advice: 'Write yes, no or a short text.' }
    }
    const long = values.find((value) => value.length > longestCell)
    if (long !== undefined) {
      return { line, wrong: `“${long}” is too long.`, advice: `Write at most ${longestCell} characters.` }
    }
    if (groups.length === 0) groups.push({ rows: [] })
    groups.at(-1)?.rows.push({ feature, detail, values: values.map(readValue) })
  }
  return { columns, groups }
}
