import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startContentful } from '../../local/contentful/test-support/start-contentful'
import { signedWebhook, testSecret } from '../../server/publishing/test-support/webhooks'
import { realSpace, waitFor } from '../../tests/integration/run-site'
import { makeWorkspace } from '../../tests/integration/workspace'
import { contentFolder } from '../site/paths'
import { say } from './benchmark'
import { time } from './figures'
import { releaseSite, startRelease } from './programs'

/** Tells a server of a published entry. */
async function sendWebhook(address: string): Promise<void> {
  const { status } = await fetch(`${address}/api/contentful-webhook`, { method: 'POST', ...signedWebhook() })
  if (status !== 202) throw new Error(`The webhook was answered with status ${status}.`)
}

/**
 * Publishes changes of the home page in a space, one after another, on a server set up as in docs/guides/publishing.md.
 *
 * @returns the ms from each publish until visitors see the change
 */
export async function measurePublishes(publishes: number): Promise<readonly number[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-publish-'))
  const at = (name: string): string => path.join(folder, name)
  const hero = at('content/entries/hero/home-hero.md')
  await cp(contentFolder, at('content'), { recursive: true })
  const contentful = await startContentful({ contentFolder: at('content'), stateFolder: at('state'), port: 0 })
  const checkout = await makeWorkspace('bench-publish', { isWarm: false })
  let server: Awaited<ReturnType<typeof startRelease>> | undefined
  try {
    const { NODE_EXTRA_CA_CERTS, ...space } = realSpace(contentful)
    const site = { SITE_URL: 'https://www.example.com', PRODUCT_DOMAIN: 'example.com' }
    const lines = Object.entries({ ...space, ...site }).map(([name, value]) => `${name}=${value}\n`)
    await writeFile(checkout.at('.env'), lines.join(''))
    say('Building the first release')
    await releaseSite(checkout.folder, { NODE_EXTRA_CA_CERTS })
    await cp(checkout.at('release'), at('releases/first'), { recursive: true })
    await symlink('releases/first', at('current'))
    const { url, stop } = await startRelease(at('current'), {
      ...process.env,
      ...site,
      NODE_EXTRA_CA_CERTS,
      LOG_LEVEL: 'error',
      LEADS_DATABASE_URL: `file:${at('leads.db')}`,
      PUBLISH_SIGNING_SECRET: testSecret,
      PUBLISH_CHECKOUT: checkout.folder,
      PUBLISH_STATE_FOLDER: at('publishing'),
    })
    server = { url, stop }
    const times: number[] = []
    for (let number = 1; number <= publishes; number += 1) {
      const words = `Publish ${number}`
      say(`${words} of ${publishes}`)
      const text = await readFile(hero, 'utf8')
      await writeFile(hero, text.replace(/^heading: .*$/m, `heading: ${words}`))
      await contentful.refresh()
      const isShown = async (): Promise<boolean> => (await (await fetch(url)).text()).includes(words)
      const untilShown = async (): Promise<void> => {
        await sendWebhook(url)
        await waitFor(`the site shows “${words}”`, isShown, String, 600_000)
      }
      times.push(await time(untilShown))
    }
    return times
  } finally {
    await server?.stop()
    await contentful.close()
    await checkout.remove()
    await rm(folder, { recursive: true })
  }
}
