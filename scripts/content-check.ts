/**
 * Checks the embedded content (`content/entries`, `content/assets`) and prints every problem at once,
 * each with its file, line, field and what to write instead. Ends with status 1 when there is one.
 *
 * Usage: tsx scripts/content-check.ts [--links] [content folder]
 * With --links, says where the links are that lead to paths without a page in the space.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { countProblems, formatProblems, formatWarnings } from '../local/contentful/problem'
import { readSpace } from '../local/contentful/read-space'

const count = (length: number, one: string, many: string) => `${length} ${length === 1 ? one : many}`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { links: { type: 'boolean' } }, allowPositionals: true })
  const contentFolder = path.resolve(positionals[0] ?? path.join(__dirname, '..', 'content'))
  const result = await readSpace(contentFolder)
  if (values.links && result.warnings.length > 0) console.log(`${formatWarnings(result.warnings)}\n`)
  if (!result.ok) {
    const problems = formatProblems(result.problems, { color: process.stderr.isTTY })
    console.error(`${problems}\n\nThe content has ${countProblems(result.problems.length)}.`)
    return 1
  }
  const { entries, assets } = result.space
  const links = count(result.warnings.length, 'link leads', 'links lead')
  const hint = result.warnings.length > 0 ? ` ${links} to paths without a page in the space (--links shows them).` : ''
  console.log(
    `${count(entries.length, 'entry', 'entries')} and ${count(assets.length, 'asset', 'assets')} are fine.${hint}`,
  )
  return 0
}

main().then(
  (status) => {
    process.exitCode = status
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
