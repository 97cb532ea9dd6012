import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { parseSitemap } from 'sitemap'
import type { ProposedRedirect } from '../../content/model/checked-content'
import { plural } from '../../content/model/message'
import type { ScheduledPage } from '../../local/contentful/check-content'
import { formatProblems, type Problem } from '../../local/contentful/problem'
import { checkContentful, connectToSpace, readContentful } from '../../local/contentful/read-contentful'
import { readSpace } from '../../local/contentful/read-space'
import { formatRedirectFiles, redirectFile } from '../../local/contentful/redirect-file'
import { readArguments } from '../../server/read-arguments'
import { Failure, Unavailable } from '../../src/lib/failure'
import { messageOf } from '../../src/lib/message-of'
import type { Variables } from '../../src/lib/variables'
import { readClientError } from '../support/client-error'
import { checkAccess, readSpaceAccess } from './check-access'
import { contentFolder } from './paths'

const usage =
  'Usage: npm run content:check -- [[--core] [<folder>] | --space [--preview]] [--live <address> [--add-redirects]] [--strict] [--json]'

const knownOptions = {
  space: { type: 'boolean', default: false },
  core: { type: 'boolean', default: false },
  preview: { type: 'boolean', default: false },
  live: { type: 'string' },
  'add-redirects': { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** Milliseconds to wait for the live site. */
const timeout = 10_000

/** @throws Failure if the site has no sitemap */
async function readLivePaths(address: string | undefined): Promise<readonly string[] | undefined> {
  if (address === undefined) return undefined
  try {
    const response = await fetch(new URL('/sitemap.xml', address), { signal: AbortSignal.timeout(timeout) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const pages = await parseSitemap(Readable.from(Buffer.from(await response.arrayBuffer())))
    return pages.map(({ url }) => new URL(url).pathname)
  } catch (error) {
    const reason = messageOf(error)
    throw new Failure(`The sitemap of ${address} cannot be read (${reason}): check the address after --live.`)
  }
}

export interface ContentReport {
  /** Faults that stop a build. */
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]
  readonly scheduled: readonly ScheduledPage[]
  readonly entryCount: number
  readonly assetCount: number
}

/**
 * Reads and checks the configured space.
 *
 * @throws Failure if it cannot be read
 */
export async function checkSpace(
  variables: Variables,
  options: { readonly isPreview: boolean; readonly livePaths?: readonly string[] },
): Promise<ReturnType<typeof checkContentful>> {
  const access = readSpaceAccess(variables, options.isPreview)
  if (!access) throw new Failure('Set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN to choose the space.')
  await checkAccess(access)
  const { livePaths } = options
  const found = await readContentful(connectToSpace(access)).catch((error: unknown) => {
    throw new Unavailable(
      `The space ${access.spaceId} cannot be read (${readClientError(error).message}): try again later.`,
    )
  })
  return checkContentful(found, access, { now: Date.now(), livePaths })
}

async function checkFiles(
  folder: string,
  { livePaths, isCore }: { readonly livePaths?: readonly string[]; readonly isCore: boolean },
): Promise<ContentReport> {
  const result = await readSpace(folder, { livePaths, isCore })
  const { entries = [], assets = [] } = result.ok ? result.space : {}
  return {
    problems: result.ok ? [] : result.problems,
    warnings: result.warnings,
    scheduled: result.scheduled,
    entryCount: entries.length,
    assetCount: assets.length,
  }
}

/**
 * Adds the proposed redirects to the content.
 *
 * @returns the new files
 * @throws Failure if one exists
 */
async function addRedirects(folder: string, redirects: readonly ProposedRedirect[]): Promise<readonly string[]> {
  const files = redirects.map(redirectFile)
  for (const { file, text } of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text, { flag: 'wx' }).catch((error: unknown) => {
      throw new Failure(`${file} cannot be written (${messageOf(error)}): rename the file that has this name.`)
    })
  }
  return files.map(({ file }) => file)
}

/**
 * Checks the embedded content or a space, and prints every fault.
 *
 * @param args of the command line
 * @param print receives the result
 * @param warn receives the faults
 * @throws Failure if there are problems, or with `--strict` warnings, and for invalid arguments
 */
export async function checkContent(
  args: readonly string[],
  variables: Variables,
  { print, warn, color }: { print: (text: string) => void; warn: (text: string) => void; color?: boolean },
): Promise<void> {
  const { values, positionals } = readArguments(args, { allowPositionals: true, options: knownOptions }, usage)
  const { space, core, preview } = values
  if (positionals.length > (space ? 0 : 1) || (core && space) || (preview && !space)) throw new Failure(usage)
  if (values['add-redirects'] && (space || values.live === undefined)) {
    throw new Failure('--add-redirects changes files, for the site at the address after --live.')
  }
  const folder = positionals[0] ?? contentFolder
  if (!existsSync(folder)) {
    throw new Failure(`There is no folder "${folder}". Leave out the name to check all content.`)
  }
  const livePaths = await readLivePaths(values.live)
  const check = (): Promise<ContentReport> =>
    space ? checkSpace(variables, { isPreview: preview, livePaths }) : checkFiles(folder, { livePaths, isCore: core })
  let report = await check()
  const proposed = space ? [] : report.warnings.flatMap(({ redirect }) => redirect ?? [])
  if (values['add-redirects'] && proposed.length > 0) {
    const added = await addRedirects(folder, proposed)
    warn(`Check where these redirects lead:\n${added.map((file) => `  ${file}`).join('\n')}\n`)
    report = await check()
  } else if (proposed.length > 0 && !values.json) {
    warn(`Redirects for removed pages, to add with --add-redirects:\n\n${formatRedirectFiles(proposed)}`)
  }
  const { problems, warnings, scheduled, entryCount, assetCount } = report
  if (values.json) print(JSON.stringify({ problems, warnings, scheduled }, null, 2))
  else if (warnings.length > 0) warn(`${formatProblems(warnings, { color })}\n`)
  const subject = core ? 'The core of the content' : 'The content'
  const summary = [
    ...(problems.length > 0 ? [plural(problems.length, 'problem')] : []),
    ...(warnings.length > 0 ? [plural(warnings.length, 'warning')] : []),
  ].join(' and ')
  if (problems.length > 0 || (values.strict && warnings.length > 0)) {
    const text = values.json || problems.length === 0 ? '' : `${formatProblems(problems, { color })}\n\n`
    throw new Failure(`${text}${subject} has ${summary}.`)
  }
  if (values.json) return
  const checked = `${plural(entryCount, 'entry', 'entries')} and ${plural(assetCount, 'asset', 'assets')}`
  print(summary === '' ? `No problems in ${checked}.` : `${subject} has ${summary} in ${checked}.`)
}
