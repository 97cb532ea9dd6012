import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { signRequest } from '@contentful/node-apps-toolkit/requests'
import { startContentful } from '../../local/contentful/test-support/start-contentful'
import { realSpace, waitFor } from '../../tests/integration/run-site'
import { makeWorkspace } from '../../tests/integration/workspace'
import { contentFolder } from '../site/paths'
import { freePort } from '../support/free-port.mjs'
import { say } from './benchmark'
import { time } from './build'

const signingSecret = 's'.repeat(64)
const webhookPath = '/api/contentful-webhook'

/** @throws Error if the command fails */
async function run(folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`"${command} ${args.join(' ')}" failed in ${folder}.`)
}

/** Tells a server of a published entry, with a signature like Contentful's. */
async function sendWebhook(address: string, number: number): Promise<void> {
  const body = JSON.stringify({ sys: { id: 'home-hero', type: 'Entry', version: number } })
  const headers = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': 'ContentManagement.Entry.publish',
  }
  const signature = signRequest(signingSecret, { method: 'POST', path: webhookPath, headers, body })
  const request = { method: 'POST', headers: { ...headers, ...signature }, body }
  const { status } = await fetch(address + webhookPath, request)
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
  const { NODE_EXTRA_CA_CERTS, ...space } = realSpace(contentful)
  const site = { SITE_URL: 'https://www.example.com', PRODUCT_DOMAIN: 'example.com' }
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const shown = async (words: string): Promise<boolean> => (await (await fetch(address)).text()).includes(words)
  const stop = new AbortController()
  try {
    const lines = Object.entries({ ...space, ...site }).map(([name, value]) => `${name}=${value}\n`)
    await writeFile(checkout.at('.env'), lines.join(''))
    const env = { ...process.env, NODE_EXTRA_CA_CERTS }
    say('Building the first release')
    await run(checkout.folder, 'npm', ['run', '--silent', 'release'], env)
    await cp(checkout.at('release'), at('releases/first'), { recursive: true })
    await symlink('releases/first', at('current'))
    const server = spawn(process.execPath, ['server.mjs'], {
      cwd: at('current'),
      env: {
        ...env,
        ...site,
        PORT: String(port),
        LEADS_DATABASE_URL: `file:${at('leads.db')}`,
        PUBLISH_SIGNING_SECRET: signingSecret,
        PUBLISH_CHECKOUT: checkout.folder,
        PUBLISH_STATE_FOLDER: at('publishing'),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = once(server, 'close')
    stop.signal.addEventListener('abort', () => server.kill())
    await waitFor('the first release is served', () => shown('</html>'), String)
    const times: number[] = []
    for (let number = 1; number <= publishes; number += 1) {
      const words = `Publish ${number}`
      say(`${words} of ${publishes}`)
      const text = await readFile(hero, 'utf8')
      await writeFile(hero, text.replace(/^heading: .*$/m, `heading: ${words}`))
      await contentful.refresh()
      times.push(
        await time(async () => {
          await sendWebhook(address, number)
          await waitFor(`the site shows “${words}”`, () => shown(words), String, 600_000)
        }),
      )
    }
    stop.abort()
    await ended
    return times
  } finally {
    stop.abort()
    await contentful.close()
    await checkout.remove()
    await rm(folder, { recursive: true })
  }
}
