import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { findBrowser, findFirefox, findWebKit, offlineArgs } from './browser'

const at = useOwnFolder()

/** Creates a program that prints a version, like a browser. */
async function install(name: string, version: string): Promise<string> {
  await writeFile(at(name), `#!/bin/sh\necho "${version} built on Debian"\n`, { mode: 0o755 })
  return at(name)
}

describe('findBrowser', () => {
  it('selects the newest installed one, without network access', async () => {
    const downloaded = await install('downloaded', 'Google Chrome for Testing 998.0.1.2')
    const system = await install('chromium', 'Chromium 999.0.1.2')

    const browser = await findBrowser(downloaded, { PATH: ['', at()].join(path.delimiter) })

    expect(browser).toMatchObject({ executablePath: system, version: 'Chromium 999.0.1.2' })
    expect(browser.args).toEqual(expect.arrayContaining([...offlineArgs]))
  })

  it('selects the one in CHROMIUM_PATH, even if it is older', async () => {
    const mine = await install('mine', 'Chromium 1.0.0.0')
    await install('chromium', 'Chromium 999.0.1.2')

    const browser = await findBrowser(at('missing'), { CHROMIUM_PATH: mine, PATH: at() })

    expect(browser).toMatchObject({ executablePath: mine, version: 'Chromium 1.0.0.0' })
  })

  it('reports what to do if the program in CHROMIUM_PATH is missing', async () => {
    const mine = at('missing')
    await expect(findBrowser(mine, { CHROMIUM_PATH: mine })).rejects.toThrow('set CHROMIUM_PATH')
  })
})

describe('findFirefox', () => {
  it('selects the one in FIREFOX_PATH, otherwise an installed one', async () => {
    const mine = await install('mine', 'Mozilla Firefox 140.0')
    const system = await install('firefox-esr', 'Mozilla Firefox 153.7.0esr')
    expect(await findFirefox({ PATH: at() })).toMatchObject({ executablePath: system })
    expect(await findFirefox({ PATH: at(), FIREFOX_PATH: mine })).toMatchObject({
      executablePath: mine,
      version: 'Mozilla Firefox 140.0',
    })
  })

  it('skips Ubuntu’s, which starts a snap', async () => {
    const script =
      '#!/bin/sh\n[ "$1" = --version ] && echo "Mozilla Firefox 153.0" && exit\nexec /snap/bin/firefox "$@"\n'
    await writeFile(at('firefox'), script, { mode: 0o755 })
    expect(await findFirefox({ PATH: at() })).toBeUndefined()
  })

  it('finds none if its program does not run', async () => {
    expect(await findFirefox({ FIREFOX_PATH: at('missing') })).toBeUndefined()
  })
})

describe('findWebKit', () => {
  it('needs the driver and a display', async () => {
    await install('WebKitWebDriver', '')
    expect(await findWebKit({ PATH: at() })).toBeUndefined()
    await install('Xvfb', '')
    expect(await findWebKit({ PATH: at() })).toMatch(/^WebKitGTK/)
  })
})
