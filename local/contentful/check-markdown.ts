import MarkdownIt from 'markdown-it'
import type { TextLink } from '../../content/model/checked-content'
import { countCells } from '../../content/model/comparison'
import { isOwnLink } from '../../content/model/link-rules'
import { type Message, quote, type TextFault } from '../../content/model/message'
import { headingId, reservedIds } from '../../src/lib/heading-ids'

export interface MarkdownReport {
  readonly faults: readonly TextFault[]
  /** Links to paths of this site and to sections. */
  readonly links: readonly Omit<TextLink, 'field'>[]
  /** The ids that the build gives the headings. */
  readonly headingIds: readonly string[]
}

const parser = new MarkdownIt({ html: true })

type Token = ReturnType<typeof parser.parse>[number]

/** Heading levels of texts start at 2 or 3. */
const highestLevel = 2
const deepestFirstLevel = 3

/** Of a row in a table that is in no list or quote. */
const rowLevel = 2

const isClosingFence = (line: string, markup: string) => {
  const bare = line.replace(/^[\s>]*/, '').trimEnd()
  return bare.length >= markup.length && bare.replaceAll(markup.charAt(0), '') === ''
}

function checkHeading(level: number, previous: number | undefined): Message | undefined {
  if (level < highestLevel) {
    return {
      wrong: 'The text has a heading of level 1, but the page already has one.',
      advice: 'Start the line with “## ” instead of “# ”.',
    }
  }
  const limit = previous === undefined ? deepestFirstLevel : previous + 1
  if (level <= limit) return undefined
  return {
    wrong:
      previous === undefined
        ? `The first heading is of level ${level}.`
        : `A heading of level ${level} follows one of level ${previous}.`,
    advice: `Start the line with “${'#'.repeat(limit)} ”.`,
  }
}

/** The start of an address that leads to the same place from every page, and that the build does not reject. */
const addressStart = /^(?:https?:\/\/|mailto:|tel:|[/#?])/i

function checkAddress(href: string, line: number): TextFault[] {
  if (addressStart.test(href)) return []
  const advice = 'Start it with a slash, as in /path/, with #, https://, mailto: or tel:.'
  return [{ line, wrong: `The address ${quote(href)} does not work.`, advice }]
}

function checkInline(token: Token, line: number): Omit<MarkdownReport, 'headingIds'> {
  const faults: TextFault[] = []
  const links: Omit<TextLink, 'field'>[] = []
  let current = line
  for (const child of token.children ?? []) {
    switch (child.type) {
      case 'softbreak':
      case 'hardbreak':
        current += 1
        break
      case 'html_inline':
        faults.push(rawHtml(current, child.content))
        break
      case 'link_open': {
        const href = child.attrGet('href') ?? ''
        if (isOwnLink(href)) links.push({ line: current, href })
        if (href === '') {
          faults.push({ line: current, wrong: 'A link has no address.', advice: 'Write it as [text](/path/).' })
        } else faults.push(...checkAddress(href, current))
        break
      }
      case 'image': {
        const src = child.attrGet('src') ?? ''
        if (src === '') {
          const advice = 'Write it as ![what it shows](address), or remove it.'
          faults.push({ line: current, wrong: 'A picture has no address.', advice })
        } else faults.push(...checkAddress(src, current))
        break
      }
      case 'text':
        if (child.content.includes('](') || /\]\[[^\]]*\]/.test(child.content)) {
          faults.push({
            line: current,
            wrong: `${quote(child.content)} looks like a link, but its address cannot be read.`,
            advice: 'Write it as [text](/path/), without spaces in the address.',
          })
        }
        break
    }
  }
  return { faults, links }
}

const rawHtml = (line: number, content: string): TextFault => ({
  line,
  wrong: `The text contains HTML: ${quote(content.trim())}.`,
  advice: 'Use Markdown: **bold**, *italic*, [link](/path/), - list. To show a “<”, write “\\<”.',
})

/** The first tag in a text without Markdown. */
export const findTag = (text: string): string | undefined =>
  parser
    .parseInline(text, {})
    .flatMap(({ children }) => children ?? [])
    .find(({ type }) => type === 'html_inline')?.content

/**
 * Reports raw HTML, unclosed code, links and pictures without a working address, wrong heading levels, table
 * columns without a heading, and rows with too many cells.
 */
export function checkMarkdown(text: string): MarkdownReport {
  const lines = text.split('\n')
  const faults: TextFault[] = []
  const links: Omit<TextLink, 'field'>[] = []
  const ids = new Set(reservedIds)
  let previousLevel: number | undefined
  let line = 1
  const tokens = parser.parse(text, {})
  for (const [index, token] of tokens.entries()) {
    // Only table rows have a line number.
    if (token.map) line = token.map[0] + 1
    switch (token.type) {
      case 'fence': {
        const last = lines.slice(line, token.map?.[1]).at(-1)
        if (!last || !isClosingFence(last, token.markup)) {
          const advice = `Add a line “${token.markup}” after the code.`
          faults.push({ line, wrong: 'The code block that starts here is never closed.', advice })
        }
        break
      }
      case 'html_block':
        faults.push(rawHtml(line, token.content.split('\n')[0] ?? ''))
        break
      case 'heading_open': {
        const level = Number(token.tag.slice(1))
        const fault = checkHeading(level, previousLevel)
        if (fault) faults.push({ line, ...fault })
        previousLevel = level
        if (level === 2 || level === 3) headingId(ids, tokens[index + 1]?.content ?? '')
        break
      }
      case 'th_open':
        if (tokens[index + 1]?.content === '') {
          faults.push({
            line,
            wrong: 'A column of this table has no heading.',
            advice: 'Add a heading that says what its cells are, such as “| Plan |” instead of “| |”.',
          })
        }
        break
      case 'tr_open': {
        const row = tokens.slice(index, index + tokens.slice(index).findIndex(({ type }) => type === 'tr_close'))
        const columns = row.filter(({ type }) => type === 'td_open').length
        const cells = countCells(lines[line - 1] ?? '')
        // Other characters come before a row in a list or a quote.
        if (token.level !== rowLevel || columns === 0 || cells <= columns) break
        const advice = 'Remove the extra ones. Write a “|” within a cell as “\\|”.'
        faults.push({ line, wrong: `The row has ${cells} cells for ${columns} columns.`, advice })
        break
      }
      case 'inline': {
        const report = checkInline(token, line)
        faults.push(...report.faults)
        links.push(...report.links)
        break
      }
    }
  }
  return { faults, links, headingIds: [...ids].filter((id) => !reservedIds.has(id)) }
}
