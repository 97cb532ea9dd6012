import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startContentful } from '../../local/contentful/test-support/start-contentful'
import { contentFolder } from '../../scripts/site/paths'
import { freePort } from '../../scripts/support/free-port.mjs'
import { signedWebhook, testSecret } from '../../server/publishing/test-support/webhooks'
import { realSpace, type SiteRun, startSite, waitFor } from './run-site'
import { makeWorkspace, type Workspace } from './workspace'

const password = 'the password of editors'
const authorization = `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`
const webhookPath = '/_preview/webhook'

/** A running preview of a space that may change. */
export interface PreviewSite {
  readonly site: Workspace
  readonly run: SiteRun
  /** Requests an address of the preview with the password. */
  readonly open: (url: string) => Promise<Response>
  /** Changes the text of an entry, such as `page/inbox`. Sends no webhook. */
  readonly save: (entry: string, change: (text: string) => string) => Promise<void>
  /** Sends the webhook of a change of an entry. */
  readonly sendWebhook: (action: string) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Starts a preview of a space with the embedded content.
 *
 * @param name of the copy of the site
 */
export async function openPreview(name: string): Promise<PreviewSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'preview-'))
  const content = path.join(folder, 'content')
  const fileOf = (entry: string): string => path.join(content, 'entries', `${entry}.md`)
  await cp(contentFolder, content, { recursive: true })
  const contentful = await startContentful({
    contentFolder: content,
    stateFolder: path.join(folder, 'state'),
    port: 0,
  })
  const site = await makeWorkspace(name, { isWarm: false })
  const port = await freePort()
  const address = `http://localhost:${port}`
  const run = startSite(site.folder, ['preview', '--port', String(port)], {
    ...realSpace(contentful),
    CONTENTFUL_ACCESS_TOKEN: contentful.previewToken,
    CONTENTFUL_HOST: contentful.previewHost,
    PREVIEW_PASSWORD: password,
    PREVIEW_SIGNING_SECRET: testSecret,
  })
  const close = async (): Promise<void> => {
    await run.stop()
    await contentful.close()
    await site.remove()
    await rm(folder, { recursive: true })
  }
  await waitFor('the preview is ready', () => run.output().includes('The preview is ready.'), run.output)

  return {
    site,
    run,
    open: (url) => fetch(`${address}${url}`, { headers: { authorization }, redirect: 'manual' }),
    save: async (entry, change) => {
      await writeFile(fileOf(entry), change(await readFile(fileOf(entry), 'utf8')))
      const { problems } = await contentful.refresh()
      if (problems.length > 0) throw new Error(`The change of ${entry} is invalid.`)
    },
    sendWebhook: async (action) => {
      const webhook = signedWebhook({ topic: `ContentManagement.Entry.${action}`, path: webhookPath })
      const { status } = await fetch(`${address}${webhookPath}`, { method: 'POST', ...webhook })
      if (status !== 202) throw new Error(`The webhook was answered with status ${status}.`)
    },
    close,
  }
}
