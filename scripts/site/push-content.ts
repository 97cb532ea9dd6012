import http from 'node:http'
import https from 'node:https'
import { parseArgs } from 'node:util'
import { createClient } from 'contentful-management'
import { countProblems, formatProblems } from '../../local/contentful/problem'
import { planPush } from '../../local/contentful/push-space'
import { readSpace } from '../../local/contentful/read-space'
import { Failure } from '../support/command'
import { contentFolder } from './paths'

/** Timeout in milliseconds for fetching a file of the space. */
const fileTimeout = 30_000

type Environment = Readonly<Record<string, string | undefined>>

function readSettings(env: Environment) {
  const { CONTENTFUL_SPACE_ID: spaceId, CONTENTFUL_MANAGEMENT_TOKEN: accessToken } = env
  if (!spaceId || !accessToken) {
    throw new Failure('Set CONTENTFUL_SPACE_ID and CONTENTFUL_MANAGEMENT_TOKEN to choose the space.')
  }
  return {
    spaceId,
    accessToken,
    environmentId: env.CONTENTFUL_ENVIRONMENT || 'master',
    host: env.CONTENTFUL_MANAGEMENT_HOST || 'api.contentful.com',
    hostUpload: env.CONTENTFUL_UPLOAD_HOST || 'upload.contentful.com',
  }
}

type Settings = ReturnType<typeof readSettings>

const isInsecure = (host: string): boolean => /^(localhost|127\.0\.0\.1)(:|$)/.test(host)

function connect({ spaceId, environmentId, accessToken, host, hostUpload }: Settings) {
  // The SDK never removes its listeners from a connection.
  const agents = { httpAgent: new http.Agent({ keepAlive: false }), httpsAgent: new https.Agent({ keepAlive: false }) }
  const defaults = { spaceId, environmentId }
  return createClient(
    { accessToken, host, hostUpload, insecure: isInsecure(host), ...agents },
    { type: 'plain', defaults },
  )
}

/**
 * Fetches the file of an asset.
 *
 * @param address in the API's form, without a protocol
 * @throws Error if it cannot be fetched
 */
async function fetchFile(address: string): Promise<Uint8Array> {
  const protocol = isInsecure(new URL(`https:${address}`).host) ? 'http:' : 'https:'
  const response = await fetch(`${protocol}${address}`, { signal: AbortSignal.timeout(fileTimeout) })
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  switch (error.name) {
    case 'AccessTokenInvalid':
      return 'Contentful rejected the token in CONTENTFUL_MANAGEMENT_TOKEN. Create a new personal access token.'
    case 'AccessDenied':
      return 'The token can read this space but not change it. Use a token with write access.'
  }
  try {
    const { message, details } = JSON.parse(error.message) as { message?: string; details?: unknown }
    return [message, details === undefined ? undefined : JSON.stringify(details)].filter(Boolean).join(' ')
  } catch {
    return error.message
  }
}

/**
 * Pushes the embedded content to a Contentful space.
 *
 * @param args of the command line
 * @param print receives each line of output
 * @throws Failure with the necessary fix
 */
export async function pushContent(
  args: readonly string[],
  env: Environment,
  print: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'dry-run': { type: 'boolean' }, prune: { type: 'boolean' } },
    allowPositionals: true,
  })
  const settings = readSettings(env)
  const result = await readSpace(positionals[0] ?? contentFolder)
  if (!result.ok) {
    const count = countProblems(result.problems.length)
    throw new Failure(`${formatProblems(result.problems)}\n\nThe content has ${count}; nothing was pushed.`)
  }
  const place = `space ${settings.spaceId}, environment ${settings.environmentId}`
  const failToRead = (error: unknown): never => {
    const isMissing = error instanceof Error && error.name === 'NotFound'
    const reason = isMissing ? 'It does not exist, or the token has no access to it.' : explain(error)
    throw new Failure(`Cannot read ${place}. ${reason}`)
  }
  const prune = values.prune ?? false
  const steps = await planPush({ client: connect(settings), space: result.space, prune, fetchFile }).catch(failToRead)
  for (const [index, { title, run }] of steps.entries()) {
    if (values['dry-run']) {
      print(title)
      continue
    }
    print(`${index + 1}/${steps.length} ${title}`)
    await run().catch((error: unknown) => {
      throw new Failure(
        `Cannot ${title}. ${explain(error)}\nThe steps before it are done; run the command again to continue.`,
      )
    })
  }
  if (steps.length === 0) print(`Nothing to do: ${place} is up to date.`)
  else if (values['dry-run']) print(`\n${steps.length} steps would change ${place}. Nothing was changed.`)
  else print(`Done: ${place} is up to date.`)
}
