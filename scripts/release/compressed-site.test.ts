import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { compressedSite } from './compressed-site'

let folder: string
const at = (name: string): string => path.join(folder, name)
const text = 'evening light '.repeat(100)

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'compressed-'))
  await mkdir(at('site/pricing'), { recursive: true })
  await writeFile(at('site/pricing/index.html'), text)
  await writeFile(at('site/a.png'), text)
})
afterEach(() => rm(folder, { recursive: true }))

const copyOf = async (name: string): Promise<string> => gunzipSync(await readFile(at(`copy/${name}.gz`))).toString()

it('adds compressed files to the copy only', async () => {
  await compressedSite(at('site'), at('copy'))
  expect((await readdir(at('copy/pricing'))).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz'])
  expect(await readdir(at('site/pricing'))).toEqual(['index.html'])
  expect(await readFile(at('copy/a.png'), 'utf8')).toBe(text)
})

it('updates changed files, even if they look older', async () => {
  await compressedSite(at('site'), at('copy'))
  await writeFile(at('site/pricing/index.html'), text.toUpperCase())
  const earlier = new Date(Date.now() - 100_000)
  await utimes(at('site/pricing/index.html'), earlier, earlier)
  await rm(at('site/a.png'))
  await compressedSite(at('site'), at('copy'))
  expect(await copyOf('pricing/index.html')).toBe(text.toUpperCase())
  expect(await readdir(at('copy'))).toEqual(['pricing'])

  await rm(at('site/pricing/index.html'))
  await compressedSite(at('site'), at('copy'))
  expect(await readdir(at('copy/pricing'))).toEqual([])
})
