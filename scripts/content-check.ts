/**
 * Checks the embedded content (`content/entries`, `content/assets`). Prints every problem with its file, line
 * and field, and how to fix it. Ends with status 1 when there is a problem.
 *
 * Usage: tsx scripts/content-check.ts [--links] [content folder]
 * With --links, lists the links to paths that have no page in the space.
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
  if (values.links && result.warnings.length > 0) console.log(`${formatWarnings(result.warnings)}\n`)
  if (!result.ok) {
    const problems = formatProblems(result.problems, { color: process.stderr.isTTY })
    throw new Failure(`${problems}\n\nThe content has ${countProblems(result.problems.length)}.`)
  }
  const { entries, assets } = result.space
  const links = count(result.warnings.length, 'link leads', 'links lead')
  const hint = result.warnings.length > 0 ? ` ${links} to paths without a page (--links lists them).` : ''
  console.log(
    `No problems in ${count(entries.length, 'entry', 'entries')} and ${count(assets.length, 'asset', 'assets')}.${hint}`,
  )
})
