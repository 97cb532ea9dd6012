import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { browserCandidates, findBrowser, offlineArgs } from './browser'

describe('browserCandidates', () => {
  it("prefers Playwright's browser, then CHROMIUM_PATH, then the system's", () => {
    const candidates = browserCandidates('/playwright/chrome', { CHROMIUM_PATH: '/mine/chrome', PATH: '/usr/bin' })

    expect(candidates.slice(0, 3)).toEqual(['/playwright/chrome', '/mine/chrome', '/usr/bin/chromium'])
  })

  it('searches every folder of PATH for every name', () => {
    const candidates = browserCandidates('/playwright/chrome', { PATH: ['/a', '', '/b'].join(path.delimiter) })

    expect(candidates).toEqual(expect.arrayContaining(['/a/chromium', '/b/chromium', '/b/google-chrome']))
    expect(candidates).not.toContain('chromium')
  })

  it('works without PATH and CHROMIUM_PATH', () => {
    expect(browserCandidates('/playwright/chrome', {})[0]).toBe('/playwright/chrome')
  })
})

describe('findBrowser', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'browser-'))
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('skips missing files, and keeps the browser off the network', async () => {
    const mine = path.join(folder, 'my-chromium')
    await writeFile(mine, '')

    const browser = await findBrowser(path.join(folder, 'not-downloaded'), { CHROMIUM_PATH: mine })

    expect(browser.executablePath).toBe(mine)
    expect(browser.args).toEqual(expect.arrayContaining([...offlineArgs]))
  })
})
