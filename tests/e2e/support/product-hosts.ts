import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { serverCertificate } from '../../../local/contentful/server-certificate'
import { findBrowser, offlineRules } from '../../../scripts/support/browser'
import { test as base } from './test'

export const www = 'http://www.hearthside.example'
export const staging = 'http://staging.hearthside.example'
export const secure = 'https://secure.hearthside.example'

const fields = ['Source', 'Medium', 'Term', 'Campaign', 'Content', 'Url'].flatMap((name) => [
  `GA_${name}`,
  `GA_${name}_First`,
])

/** A stand-in for the product's sign-up and login pages: no Gatsby, no React, two script tags. */
const appPage = `<!doctype html><html lang="en"><title>Hearthside</title><script src="/attribution.js"></script><script src="/app-analytics.js"></script>
<h1>Hearthside</h1><a href="/members/register/">Sign up</a> <a href="${www}/">Home</a>
<form action="/members/register/done/"><input name="email"><input name="fname"><input name="lname"><input name="company">${[
  ...fields,
  'pricing_model',
]
  .map((name) => `<input type="hidden" name="${name}">`)
  .join('')}<button>Start</button></form></html>`

async function startAppHost(): Promise<Server> {
  const scripts = new Map(
    ['/attribution.js', '/app-analytics.js'].map((name) => [name, readFileSync(path.join('public', name))]),
  )
  const folder = await mkdtemp(path.join(os.tmpdir(), 'app-host-'))
  const { key, cert } = await serverCertificate(folder)
  await rm(folder, { recursive: true })
  const server = createServer({ key, cert }, ({ url = '' }, response) => {
    const script = scripts.get(url)
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(script ?? appPage)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

interface TestFixtures {
  /** A visitor with separate cookies, who uses the product's real host names. */
  readonly context: BrowserContext
  readonly page: Page
}

/**
 * Tests with the product's host names: `www.` and `staging.` serve the built site over http, and
 * `secure.` is the app host over https with its own certificate.
 */
export const test = base.extend<TestFixtures, { readonly productBrowser: Browser }>({
  productBrowser: [
    async ({}, use) => {
      const app = await startAppHost()
      const { port } = app.address() as AddressInfo
      const site = `127.0.0.1:${process.env.PORT ?? '9100'}`
      const { executablePath, args } = await findBrowser()
      const rules = [
        `MAP www.hearthside.example ${site}`,
        `MAP staging.hearthside.example ${site}`,
        `MAP secure.hearthside.example 127.0.0.1:${port}`,
        offlineRules,
      ]
      const browser = await chromium.launch({
        executablePath,
        args: [
          ...args,
          // The option is given twice; the browser uses the last one.
          `--host-resolver-rules=${rules.join(', ')}`,
          // Playwright's own option may reach a new tab only after it has loaded.
          '--ignore-certificate-errors',
        ],
      })
      await use(browser)
      await browser.close()
      app.closeAllConnections()
      app.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ productBrowser }, use) => {
    const context = await productBrowser.newContext({ viewport: { width: 1280, height: 800 } })
    await use(context)
    await context.close()
  },
  page: async ({ context }, use) => {
    await use(await context.newPage())
  },
})
