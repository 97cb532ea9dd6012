import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { useOwnFolder } from '../test-support/own-folder'
import { activate, rollback } from './activate'
import { readRelease, stillNeeded } from './keep-assets'

const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2025, 4, 1, 12)
const at = useOwnFolder()

const hashed = (name: string): string => `app-${name.repeat(20)}.js`

/** A release with its own script. */
async function release(name: string): Promise<string> {
  const folder = at('releases', name)
  await mkdir(path.join(folder, 'pages'), { recursive: true })
  const files = {
    'pages/index.html': name,
    [`pages/${hashed(name)}`]: `run('${name}')`,
    [`pages/${hashed(name)}.br`]: 'br',
  }
  const sums: string[] = []
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(folder, file), text)
    sums.push(`${createHash('sha256').update(text).digest('hex')}  ${file}`)
  }
  await writeFile(path.join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`)
  await writeFile(
    path.join(folder, 'release.json'),
    JSON.stringify({ version: name, createdAt: new Date(start).toISOString() }),
  )
  return folder
}

const current = (file: string): Promise<string | undefined> =>
  readFile(at('current/pages', file), 'utf8').catch(() => undefined)

it('switches to a release and back, and keeps the scripts of both', async () => {
  const [a, b] = [await release('a'), await release('b')]
  expect(await activate(a, start)).toContain('Release a is in use.')
  expect(await current('index.html')).toBe('a')
  const usual = process.umask(0o077)
  await activate(b, start + day)
  process.umask(usual)
  expect((await stat(path.join(b, 'release.json'))).mode & 0o777).toBe(0o644)
  expect([await current('index.html'), await current(hashed('a')), await current(`${hashed('a')}.br`)]).toEqual([
    'b',
    "run('a')",
    'br',
  ])
  await rollback(b, start + 2 * day)
  expect([await current('index.html'), await current(hashed('b'))]).toEqual(['a', "run('b')"])
  expect(Object.keys((await readRelease(a)).kept)).toHaveLength(2)
})

it('keeps more than five releases within a week', () => {
  const dates = Array.from({ length: 8 }, (_, index) => new Date(start + index * (day / 2)).toISOString())
  const kept = Object.fromEntries(dates.map((date) => [`${date}.js`, date]))
  expect(Object.keys(stillNeeded(kept, start + 6 * day))).toHaveLength(8)
  expect(Object.keys(stillNeeded(kept, start + 30 * day))).toHaveLength(5)
})

it.each([
  ['missing', (file: string) => rm(file), 'index.html is missing'],
  ['changed', (file: string) => writeFile(file, 'other'), 'index.html differs'],
])('rejects a release with a file that is %s, and leaves the current one', async (_name, damage, message) => {
  await activate(await release('a'), start)
  const b = await release('b')
  await damage(path.join(b, 'pages/index.html'))
  await expect(activate(b, start)).rejects.toThrow(message)
  expect(await current('index.html')).toBe('a')
})

it('leaves the description of a release as it is if another cannot be written', async () => {
  await activate(await release('a'), start)
  const b = await release('b')
  await mkdir(path.join(b, 'release.json.next'))
  await expect(activate(b, start)).rejects.toThrow('EISDIR')
  expect((await readRelease(b)).version).toBe('b')
})

it('copies the scripts of the current release again after an interruption', async () => {
  const [a, b] = [await release('a'), await release('b')]
  await mkdir(path.join(a, 'pages/static'))
  await writeFile(path.join(a, 'pages/static/a.js'), '')
  await activate(a, start)
  await writeFile(path.join(b, 'pages/static'), '')
  await expect(activate(b, start)).rejects.toThrow()
  await rm(path.join(b, 'pages', hashed('a')))
  await writeFile(path.join(b, 'pages', hashed('a')), 'ru')
  await rm(path.join(b, 'pages/static'))
  await activate(b, start)
  expect(await current(hashed('a'))).toBe("run('a')")
})

it('reports when nothing needs activation, or no earlier release exists', async () => {
  const a = await release('a')
  await activate(a, start)
  expect(await activate(a, start)).toBe('Release a is in use already.')
  await expect(rollback(a, start)).rejects.toThrow('There is no previous release.')
  await expect(activate(at(), start)).rejects.toThrow('is not a release')
})
