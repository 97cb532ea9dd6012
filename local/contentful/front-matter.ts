import { isMap, isScalar, LineCounter, type Node, parseDocument, visit, type YAMLError } from 'yaml'
import type { Path } from '../../content/model/checked-content'
import { type Message, quote, type TextFault } from '../../content/model/message'

/** Parsed YAML with the line of each value. */
type YamlResult =
  | {
      readonly ok: true
      readonly values: Record<string, unknown>
      /** Line of a value, counted from 1, or of the closest value around it. */
      readonly lineOf: (path: Path) => number
    }
  | { readonly ok: false; readonly faults: readonly TextFault[] }

/** Explains the most common mistakes. */
function explain(error: YAMLError): Message {
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return { wrong: 'This field appears twice.', advice: 'Keep one of the two lines.' }
    case 'TAB_AS_INDENT':
      return { wrong: 'The line begins with a tab.', advice: 'Indent with spaces, not with tabs.' }
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        wrong: 'The line cannot be read: it or the next one is not indented like its neighbors, or lacks a space.',
        advice: 'Begin all fields in the first column, and write a space after the colon: “name: value”.',
      }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return {
        wrong: 'The line cannot be read: it seems to contain a second “name: value”.',
        advice: 'Put text that contains a colon in quotes: heading: "Inbox: everything in one place".',
      }
    default:
      return {
        wrong: `The line cannot be read: ${error.message}.`,
        advice: error.message.startsWith('Missing closing')
          ? 'Close the quotes that are opened here.'
          : 'Write each field as “name: value”, items of a list as “  - value”, and put texts with : # ! & " in quotes.',
      }
  }
}

/** Parses YAML into a tree, which takes much more memory than the text. */
function parse(text: string, firstLine: number) {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  return { document, lineAt }
}

function findLine({ document, lineAt }: ReturnType<typeof parse>, path: Path, firstLine: number): number {
  const { contents } = document
  const [key] = path
  const pair = isMap(contents) ? contents.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined
  const keyStart = pair && isScalar(pair.key) ? pair.key.range[0] : undefined
  if (path.length <= 1) return keyStart === undefined ? firstLine : lineAt(keyStart)
  const node = document.getIn(path, true) as Node | undefined
  return node?.range ? lineAt(node.range[0]) : findLine({ document, lineAt }, path.slice(0, -1), firstLine)
}

function findStart({ document }: ReturnType<typeof parse>, { code, pos: [position] }: YAMLError): number {
  let start = position
  // The error of an open quote is at the end of all the lines that it contains.
  if (code !== 'MISSING_CHAR') return start
  visit(document, {
    Scalar: (_, { range }) => {
      if (range?.[1] === position) start = range[0]
    },
  })
  return start
}

function readValues(parsed: ReturnType<typeof parse>, firstLine: number) {
  const { document, lineAt } = parsed
  const { contents } = document
  // A warning means that part of a text is lost.
  const errors = [...document.errors, ...document.warnings]
  // A wrong indentation causes other errors, too.
  const indentation = errors.filter(({ code }) => code === 'MULTILINE_IMPLICIT_KEY')
  const causes = indentation.length > 0 ? indentation : errors
  const faults = causes
    .map((error) => ({ line: lineAt(findStart(parsed, error)), ...explain(error) }))
    .filter(({ line }, index, all) => line !== all[index - 1]?.line)
  visit(document, {
    Scalar: (_, { anchor, comment, range, type }) => {
      if (anchor) {
        const wrong = `YAML reads “&${anchor}” as a name of the value, and ignores it.`
        faults.push({ line: lineAt(range?.[0] ?? 0), wrong, advice: 'Put text that begins with “&” in quotes.' })
      }
      // An intended comment begins with a space.
      if (!comment || comment.startsWith(' ') || type !== 'PLAIN') return
      const wrong = `YAML reads ${quote(`#${comment}`)} as a comment, and ignores it.`
      const advice = 'Put text that contains “ #” in quotes, or write a space after the “#” of a comment.'
      faults.push({ line: lineAt(range?.[0] ?? 0), wrong, advice })
    },
    Alias: (_, alias) => {
      const wrong = `YAML reads “*${alias.source}” as a reference to another value.`
      faults.push({ line: lineAt(alias.range?.[0] ?? 0), wrong, advice: 'Put text that begins with “*” in quotes.' })
    },
  })
  if (faults.length > 0) return { faults }
  if (contents !== null && !isMap(contents) && !(isScalar(contents) && contents.value === null)) {
    const wrong = 'This must be a group of fields.'
    return { faults: [{ line: firstLine, wrong, advice: 'Write lines such as “name: …”.' }] }
  }
  return { values: (document.toJS() ?? {}) as Record<string, unknown> }
}

/**
 * Reads YAML with fields at the top level. Parses the text again for the first requested line instead of keeping the
 * tree, because spaces have thousands of texts and few lines are requested.
 *
 * @param firstLine line in the file where the text begins, counted from 1
 */
export function readYaml(text: string, firstLine = 1): YamlResult {
  const { values, faults } = readValues(parse(text, firstLine), firstLine)
  if (faults) return { ok: false, faults }
  let parsed: ReturnType<typeof parse> | undefined
  const lineOf = (path: Path): number => findLine((parsed ??= parse(text, firstLine)), path, firstLine)
  return { ok: true, values, lineOf }
}

/**
 * The first damaged line of a file: bytes that are not UTF-8, which Node reads as replacement characters, or the start
 * of a merge conflict, which Markdown would show.
 */
export function findDamage(text: string): TextFault | undefined {
  const lines = text.split('\n')
  const undecoded = lines.findIndex((one) => one.includes('\uFFFD')) + 1
  if (undecoded > 0) {
    const wrong = 'The line has a character that cannot be read.'
    return { line: undecoded, wrong, advice: 'Save the file as UTF-8, and write the character again.' }
  }
  const line = lines.findIndex((one) => one.startsWith('<<<<<<< ')) + 1
  const advice = 'Keep one version, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.'
  return line === 0 ? undefined : { line, wrong: 'The file has a merge conflict.', advice }
}

/**
 * Splits a file into front matter and body, which begins at the line `bodyLine`, counted from 1.
 *
 * @returns undefined if the file does not begin with front matter between two lines of three dashes
 */
export function splitFrontMatter(text: string) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines[0]?.trimEnd() !== '---') return undefined
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end === -1) return undefined
  return { yaml: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}
