import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { deferScripts } from '../../gatsby/loading/defer-scripts'
import { makeEagerVariant } from './eager-variant'

const eagerPage =
  '<p>Text</p><!-- slice-start id="_gatsby-scripts-1" --><script>window.hash="1"</script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->'

const folders: string[] = []

async function makeSite(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'eager-test-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

describe('makeEagerVariant', () => {
  it('copies the site and lets every page load its scripts at once', async () => {
    const { html: deferred, boot = { path: '', code: '' } } = deferScripts(eagerPage, ['/page-1.js'])
    expect(deferred).not.toContain('src="/app-1.js"')
    const site = await makeSite({
      'index.html': deferred,
      'pricing/index.html': deferred,
      'app-1.js': 'run()',
      [boot.path]: boot.code,
    })
    // Gatsby keeps the data of /404.html in a folder of that name.
    await mkdir(path.join(site, 'page-data/404.html'), { recursive: true })

    const copy = await makeEagerVariant(site)
    folders.push(copy)

    const scripts = `<script src="/page-1.js" defer></script><script src="${boot.path}" defer></script><script src="/app-1.js" defer></script>`
    expect(await readFile(path.join(copy, 'index.html'), 'utf8')).toContain(scripts)
    expect(await readFile(path.join(copy, 'pricing/index.html'), 'utf8')).toContain(scripts)
    expect(await readFile(path.join(copy, 'app-1.js'), 'utf8')).toBe('run()')
    expect(await readFile(path.join(copy, boot.path), 'utf8')).toBe('window.hash="1"')
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe(deferred)
  })

  it('refuses a site in which nothing is deferred', async () => {
    const site = await makeSite({ 'index.html': eagerPage })
    await expect(makeEagerVariant(site)).rejects.toThrow('nothing to compare')
  })
})
