import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findBrowser, findFirefox, findWebKit, offlineArgs } from './browser'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'browser-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Creates a program that prints a version, like a browser. */
async function install(name: string, version: string): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, `#!/bin/sh\necho "${version} built on Debian"\n`)
  await chmod(file, 0o755)
  return file
}

describe('findBrowser', () => {
  it('selects the newest installed one, without network access', async () => {
    const downloaded = await install('downloaded', 'Google Chrome for Testing 998.0.1.2')
    const system = await install('chromium', 'Chromium 999.0.1.2')

    const browser = await findBrowser(downloaded, { PATH: ['', folder].join(path.delimiter) })

    expect(browser).toMatchObject({ executablePath: system, version: 'Chromium 999.0.1.2' })
    expect(browser.args).toEqual(expect.arrayContaining([...offlineArgs]))
  })

  it('selects the one in CHROMIUM_PATH, even if it is older', async () => {
    const mine = await install('mine', 'Chromium 1.0.0.0')
    await install('chromium', 'Chromium 999.0.1.2')

    const browser = await findBrowser(path.join(folder, 'missing'), { CHROMIUM_PATH: mine, PATH: folder })

    expect(browser).toMatchObject({ executablePath: mine, version: 'Chromium 1.0.0.0' })
  })

  it('reports what to do if the program in CHROMIUM_PATH is missing', async () => {
    const mine = path.join(folder, 'missing')
    await expect(findBrowser(mine, { CHROMIUM_PATH: mine })).rejects.toThrow('set CHROMIUM_PATH')
  })
})

describe('findFirefox', () => {
  it('selects the one in FIREFOX_PATH, otherwise an installed one', async () => {
    const mine = await install('mine', 'Mozilla Firefox 140.0')
    const system = await install('firefox-esr', 'Mozilla Firefox 153.7.0esr')
    expect(await findFirefox({ PATH: folder })).toMatchObject({ executablePath: system })
    expect(await findFirefox({ PATH: folder, FIREFOX_PATH: mine })).toMatchObject({
      executablePath: mine,
      version: 'Mozilla Firefox 140.0',
    })
  })

  it('skips Ubuntu’s, which starts a snap', async () => {
    const script =
      '#!/bin/sh\n[ "$1" = --version ] && echo "Mozilla Firefox 153.0" && exit\nexec /snap/bin/firefox "$@"\n'
    await writeFile(path.join(folder, 'firefox'), script, { mode: 0o755 })
    expect(await findFirefox({ PATH: folder })).toBeUndefined()
  })

  it('finds none if its program does not run', async () => {
    expect(await findFirefox({ FIREFOX_PATH: path.join(folder, 'missing') })).toBeUndefined()
  })
})

describe('findWebKit', () => {
  it('needs the driver and a display', async () => {
    await install('WebKitWebDriver', '')
    expect(await findWebKit({ PATH: folder })).toBeUndefined()
    await install('Xvfb', '')
    expect(await findWebKit({ PATH: folder })).toMatch(/^WebKitGTK/)
  })
})
