/**
 * Checks the embedded content (`content/entries`, `content/assets`). Prints every problem with file, line, field and
 * fix, and all warnings. Exits with status 1 if there are problems.
 *
 * Usage: tsx scripts/content-check.ts [--links] [content folder]
 * With --links, lists the links to paths without a page in the space.
 */
import { parseArgs } from 'node:util'
import { countProblems, formatProblems, formatWarnings } from '../local/contentful/problem'
import { readSpace } from '../local/contentful/read-space'
import { Failure, runCommand } from './support/command'
import { inRoot } from './support/paths.mjs'

const count = (length: number, one: string, many: string) => `${length} ${length === 1 ? one : many}`

runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { links: { type: 'boolean' } }, allowPositionals: true })
  const result = await readSpace(positionals[0] ?? inRoot('content'))
  const { warnings, unknownLinks } = result
  if (values.links && unknownLinks.length > 0) console.log(`${formatWarnings(unknownLinks)}\n`)
  const color = process.stderr.isTTY
  if (warnings.length > 0) console.warn(`${formatProblems(warnings, { color })}\n`)
  if (!result.ok) {
    const text = formatProblems(result.problems, { color })
    throw new Failure(`${text}\n\nThe content has ${countProblems(result.problems.length)}.`)
  }
  const { entries, assets } = result.space
  const links = count(unknownLinks.length, 'link leads', 'links lead')
  const hint = unknownLinks.length > 0 ? ` ${links} to paths without a page (--links lists them).` : ''
  console.log(
    `No problems in ${count(entries.length, 'entry', 'entries')} and ${count(assets.length, 'asset', 'assets')}.${hint}`,
  )
})
