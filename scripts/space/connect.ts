import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { createClient } from 'contentful-management'
import type { Migration } from '../../content/migrations/migration'
import type { ContentType } from '../../content/model'
import { adapterOf } from '../../local/contentful/management-api/transport'
import { type LastSynced, readLastSynced } from '../../local/contentful/push-pull/last-synced'
import type { Preference } from '../../local/contentful/push-pull/merge'
import { type FetchFile, readRemoteSpace, type RemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { readSettings } from '../../local/contentful/read-space'
import { otherLocales } from '../../local/contentful/space'
import { Failure } from '../../src/lib/failure'
import { presentVariables, type Variables } from '../../src/lib/variables'
import { readClientError } from '../support/client-error'

/** What a command gets from its terminal. */
export interface Terminal {
  /** Receives each line of output. */
  readonly print: (line: string) => void
  /** Asks a question; undefined without a terminal. */
  readonly ask: ((question: string) => Promise<string>) | undefined
}

/** The content of a repository, and where commands keep their files. */
export interface Setup {
  readonly contentFolder: string
  /** The folder of the records of pushes and pulls. */
  readonly recordFolder: string
  readonly backupFolder: string
  /** Keeps what an interrupted migration in place needs to continue. */
  readonly snapshotFolder: string
  readonly model: readonly ContentType[]
  readonly migrations: readonly Migration[]
}

export type SpaceConnection = ReturnType<typeof connect>

export const isLocal = (host: string): boolean => /^(localhost|127\.0\.0\.1)(:|$)/.test(host)

const fetchFile: FetchFile = async (address) => {
  const protocol = isLocal(new URL(`https:${address}`).host) ? 'http:' : 'https:'
  const addAddress = (reason: string): string => `${address}: ${reason}`
  // No time limit, because a film takes minutes. Node ends a request that receives nothing for five minutes.
  const response = await orFail(fetch(`${protocol}${address}`), addAddress)
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`)
  return Buffer.from(await orFail(response.arrayBuffer(), addAddress))
}

/**
 * Prepares the connection to a real space.
 *
 * @throws Failure if the variables are missing
 */
export function connect(variables: Variables) {
  const env = presentVariables(variables)
  const { CONTENTFUL_SPACE_ID: spaceId, CONTENTFUL_MANAGEMENT_TOKEN: accessToken } = env
  if (!spaceId || !accessToken) {
    throw new Failure('Set CONTENTFUL_SPACE_ID and CONTENTFUL_MANAGEMENT_TOKEN to choose the space.')
  }
  const environmentId = env.CONTENTFUL_ENVIRONMENT || 'master'
  const host = env.CONTENTFUL_MANAGEMENT_HOST || 'api.contentful.com'
  const hostUpload = env.CONTENTFUL_UPLOAD_HOST || 'upload.contentful.com'
  const makeClient = () =>
    createClient(
      {
        accessToken,
        host,
        hostUpload,
        insecure: isLocal(host),
        // Reads the limit of the plan from the first answer.
        throttle: isLocal(host) ? 0 : 'auto',
        // The client never removes its listeners from a connection.
        httpAgent: new http.Agent({ keepAlive: false }),
        httpsAgent: new https.Agent({ keepAlive: false }),
        logHandler: () => undefined,
        adapter: adapterOf(host),
      },
      { type: 'plain', defaults: { spaceId, environmentId } },
    )
  const upload = async (bytes: Buffer) => {
    const file = new Uint8Array(bytes).buffer
    // An upload copies the client with its open connections, which fails. A new client has none.
    const { sys } = (await makeClient().upload.create({}, { file })) as { sys: { id: string } }
    return sys.id
  }
  return {
    spaceId,
    /** Id of an environment or of an alias. */
    environmentId,
    /** Of the Management API. */
    host,
    accessToken,
    /** Such as `space abc, environment master`. */
    place: `space ${spaceId}, environment ${environmentId}`,
    client: makeClient(),
    /** Uploads a file. Returns the id of the upload. */
    upload,
    fetchFile,
    /** Interval in milliseconds for asking whether Contentful has finished something. */
    pollInterval: isLocal(host) ? 10 : 1000,
    /** File name for the records and backups of this environment. */
    name: `${spaceId}-${environmentId}`,
  }
}

/** Explains an error of the client, without a stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  switch (error.name) {
    case 'AccessTokenInvalid':
      return 'Contentful rejected the token in CONTENTFUL_MANAGEMENT_TOKEN. Create a new personal access token.'
    case 'VersionMismatch':
      return 'Somebody changed it in the space in the meantime.'
  }
  const { message, details } = readClientError(error)
  const reasons = details === undefined ? '' : JSON.stringify(details)
  const advice =
    error.name === 'AccessDenied'
      ? '\n→ Use a token with write access, and check that the plan’s limits are not reached.'
      : ''
  return [message, reasons === '{}' ? '' : reasons].filter(Boolean).join(' ') + advice
}

/** @throws Failure with the message, if the work fails */
export async function orFail<Result>(work: Promise<Result>, message: (reason: string) => string): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new Failure(message(explain(error)))
  }
}

/** @throws Failure if the space cannot be read */
export async function readConnected({ client, place }: SpaceConnection): Promise<RemoteSpace> {
  try {
    return await readRemoteSpace(client)
  } catch (error) {
    const isMissing = error instanceof Error && error.name === 'NotFound'
    const reason = isMissing ? 'It does not exist, or the token has no access to it.' : explain(error)
    throw new Failure(`Cannot read ${place}. ${reason}`)
  }
}

/**
 * @returns the other locales of the files that the space has
 * @throws Failure if the content is written in another language than the default of the space, or its settings are
 *   invalid
 */
export async function checkLocale(
  contentFolder: string,
  { defaultLocale, locales }: RemoteSpace,
): Promise<readonly string[]> {
  const { settings } = await readSettings(contentFolder)
  if (!settings) {
    throw new Failure('content/space.yaml cannot be read.\n→ npm run content:check says what to correct.')
  }
  const { code } = settings.locales[0]
  if (code === defaultLocale) {
    return otherLocales(settings).filter((other) => locales.some((one) => one.code === other))
  }
  throw new Failure(
    `The space’s default locale is ${defaultLocale}, but the content is written in ${code}.\n→ Change the code of the default locale in Contentful, under Settings → Locales.`,
  )
}

export const recordFile = (folder: string, { name }: SpaceConnection): string => path.join(folder, `${name}.json`)

/** @throws Failure if the file is invalid */
export const readRecord = (folder: string, connection: SpaceConnection): Promise<LastSynced> =>
  readLastSynced(recordFile(folder, connection))

/** @throws Failure unless it is a side */
export function readPreference(text: string | undefined): Preference | undefined {
  if (text === undefined || text === 'files' || text === 'space') return text
  throw new Failure(`--prefer must be files or space, not "${text}".`)
}

/**
 * Asks for a confirmation.
 *
 * @throws Failure without the expected answer, or without a terminal
 */
export async function confirm({ ask }: Terminal, question: string, expected: string, option: string): Promise<void> {
  if (!ask) throw new Failure(`Cannot prompt here; pass ${option}.`)
  const answer = await ask(question)
  if (answer.trim() !== expected) throw new Failure('Nothing was changed.')
}
