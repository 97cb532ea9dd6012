import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { contentModel } from '../../content/model'
import { type ManagementApi, german, startManagementApi } from '../../local/contentful/management-api/management-api'
import type { RunningContentful } from '../../local/contentful/open-contentful'
import { readLastSynced } from '../../local/contentful/push-pull/last-synced'
import { planPull } from '../../local/contentful/push-pull/pull'
import type { RemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { settingsInTwoLanguages } from '../../local/contentful/test-support/content-folder'
import { startContentful } from '../../local/contentful/test-support/start-contentful'
import { connect, readConnected } from '../../scripts/space/connect'

/** A space with all its APIs. It is empty at first. */
export interface ConnectedSpace {
  readonly id: string
  /** The Management and Upload APIs, in which editors work. */
  readonly api: ManagementApi
  /** Serves published entries. */
  readonly delivery: RunningContentful
  /** Serves the latest version of each entry. */
  readonly preview: RunningContentful
  /** The certificate of both, for NODE_EXTRA_CA_CERTS. */
  readonly caFile: string
  /** Brings the changes of the Management API to the two others. */
  readonly update: () => Promise<void>
  readonly close: () => Promise<void>
}

/** An API that serves what is pulled into a folder. */
async function startServing(folder: string) {
  const contentFolder = path.join(folder, 'content')
  await mkdir(contentFolder, { recursive: true })
  await writeFile(path.join(contentFolder, 'space.yaml'), settingsInTwoLanguages('target'))
  const contentful = await startContentful({ contentFolder, stateFolder: path.join(folder, 'state'), port: 0 })
  const synced = await readLastSynced(path.join(folder, 'none'))
  const update = async (remote: RemoteSpace, { fetchFile }: ReturnType<typeof connect>): Promise<void> => {
    const plan = await planPull({
      remote,
      contentFolder,
      translations: ['de'],
      synced,
      prefer: 'space',
      fetchFile,
      model: contentModel,
    })
    for (const { run } of plan.changes) await run()
    plan.record()
    const { problems } = await contentful.refresh()
    if (problems.length > 0) throw new Error(`The space is invalid: ${JSON.stringify(problems)}`)
  }
  return { contentful, update }
}

export async function openConnectedSpace(): Promise<ConnectedSpace> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'space-'))
  const api = await startManagementApi()
  api.locales.push({ ...german })
  const delivery = await startServing(path.join(folder, 'delivery'))
  // NODE_EXTRA_CA_CERTS takes one certificate.
  await cp(path.join(folder, 'delivery/state/tls'), path.join(folder, 'preview/state/tls'), { recursive: true })
  const preview = await startServing(path.join(folder, 'preview'))
  const connection = connect(api.env)
  return {
    id: connection.spaceId,
    api,
    delivery: delivery.contentful,
    preview: preview.contentful,
    caFile: delivery.contentful.caFile,
    update: async () => {
      const remote = await readConnected(connection)
      await delivery.update(remote, connection)
      // Without published versions, a pull takes the latest ones.
      await preview.update({ ...remote, published: { assets: new Map(), entries: new Map() } }, connection)
    },
    close: async () => {
      await Promise.all([api.close(), delivery.contentful.close(), preview.contentful.close()])
      await rm(folder, { recursive: true })
    },
  }
}
