import path from 'node:path'
import { plural } from '../../content/model/message'
import { Failure } from '../../src/lib/failure'
import { listen, onPortOrAny } from '../faults/local-server'
import { accessTokens, answer, needsContent } from './answer'
import { withFileMemory } from './file-memory'
import { type Api, loadLedger, recordSpace, saveLedger } from './ledger'
import { formatProblems, formatWarnings, type Problem } from './problem'
import { createRateLimit } from './rate-limit'
import { type ReadOptions, readSettings, readSpace } from './read-space'
import { environmentId, makeView, type View } from './resources'
import { serverCertificate } from './server-certificate'
import type { Space } from './space'

/** The Preview API uses the next port. */
const defaultPort = 8743

export interface ContentfulOptions extends Pick<ReadOptions, 'allowsUntranslated'> {
  readonly contentFolder: string
  readonly stateFolder: string
  /** 0 uses free ports. */
  readonly port?: number
  /** Changes with the code that checks the content. If set, results are kept for the next start. */
  readonly version?: string
  /** Receives messages for the developer. */
  readonly log?: (message: string) => void
}

export interface RefreshResult {
  readonly isChanged: boolean
  /** If there are any, the last valid content is served. */
  readonly problems: readonly Problem[]
}

export type RunningContentful = Awaited<ReturnType<typeof openContentful>>

/**
 * Starts the local Delivery and Preview APIs, then reads the content of a folder. Requests for content wait for it.
 *
 * @throws Failure if the settings of the space are invalid
 */
export async function openContentful(options: ContentfulOptions) {
  const { contentFolder, stateFolder, port = defaultPort, version, log = () => undefined, allowsUntranslated } = options
  const certificate = await serverCertificate(path.join(stateFolder, 'tls'))
  const read = async () => {
    const result = await readSpace(contentFolder, { allowsUntranslated })
    const { warnings } = result
    if (result.ok && warnings.length > 0) log(formatWarnings(warnings, 'npm run content:check'))
    return result
  }
  const readFirst = async (): Promise<Space> => {
    const result = await read()
    if (result.ok) return result.space
    const count = plural(result.problems.length, 'problem')
    throw new Failure(`The content has ${count}.\n\n${formatProblems(result.problems)}`)
  }
  const { settings = await readFirst() } = await readSettings(path.resolve(contentFolder))
  let assetHost = ''
  let ledger = await loadLedger(stateFolder)
  const ledgerId = ledger.id
  const viewsOf = (space: Space): Readonly<Record<Api, View>> => ({
    delivery: makeView('delivery', space, ledger, assetHost),
    preview: makeView('preview', space, ledger, assetHost),
  })
  let views = viewsOf({ ...settings, entries: [], assets: [] })

  const start = async (api: Api, wanted: number) => {
    const checkRate = createRateLimit(api)
    const handle: Parameters<typeof listen>[0] = async ({ url = '/', method = 'GET', headers }, response) => {
      const request = { method, url: new URL(server.url + url), authorization: headers.authorization }
      // The caller reports invalid content.
      if (needsContent(request) && !(await isValid)) return void response.destroy()
      const { status, headers: answered, body } = await answer(views[api], request, checkRate)
      response.writeHead(status, { ...answered, 'content-length': body.length }).end(body)
    }
    const server = await onPortOrAny((free) => listen(handle, free, certificate), wanted)
    const { host } = new URL(server.url)
    if (wanted !== 0 && !host.endsWith(`:${wanted}`)) {
      log(`Port ${wanted} is in use; the ${api} API listens at ${host} instead.`)
    }
    return { host, close: server.close }
  }

  const record = async (space: Space): Promise<boolean> => {
    const before = ledger
    const known = await loadLedger(stateFolder)
    ledger = recordSpace(known, space, assetHost)
    if (ledger !== known) await saveLedger(stateFolder, ledger)
    views = viewsOf(space)
    return ledger.id !== before.id || ledger.step !== before.step
  }

  const delivery = await start('delivery', port)
  assetHost = delivery.host
  const preview = await start('preview', port === 0 ? 0 : port + 1)
  const readAndRecord = async (): Promise<void> => {
    const space = await (version === undefined
      ? readFirst()
      : withFileMemory({ file: path.join(stateFolder, 'files.json'), version }, readFirst))
    await record(space)
  }
  const ready = readAndRecord()
  const isValid = ready.then(
    () => true,
    () => false,
  )
  const refreshNow = async (): Promise<RefreshResult> => {
    const result = await read()
    if (!result.ok) return { isChanged: false, problems: result.problems }
    return { isChanged: await record(result.space), problems: [] }
  }
  // In sequence, because changes are numbered.
  let last: Promise<unknown> = isValid
  const refresh = () => {
    const next = last.then(refreshNow)
    last = next.catch(() => undefined)
    return next
  }

  return {
    deliveryHost: delivery.host,
    previewHost: preview.host,
    caFile: certificate.caFile,
    spaceId: settings.id,
    /** The codes of the locales, the default one first. */
    locales: settings.locales.map(({ code }) => code),
    environment: environmentId,
    /** Sync tokens of another ledger are rejected. */
    ledgerId,
    deliveryToken: accessTokens.delivery,
    previewToken: accessTokens.preview,
    refresh,
    /**
     * Resolves after the content has been read.
     *
     * @throws Failure if it is invalid
     */
    ready,
    close: async () => {
      await last
      await Promise.all([delivery.close(), preview.close()])
    },
  }
}
