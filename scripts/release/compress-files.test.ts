import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFiles } from './compress-files'

let folder: string
const at = (name: string): string => path.join(folder, name)
const text = 'evening light '.repeat(100)

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'compress-'))
  await mkdir(at('pricing'))
  await writeFile(at('pricing/index.html'), text)
})
afterEach(() => rm(folder, { recursive: true }))

it('writes compressed files next to text files', async () => {
  expect(await compressFiles(folder)).toBe(1)
  expect(brotliDecompressSync(await readFile(at('pricing/index.html.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(at('pricing/index.html.gz'))).toString()).toBe(text)
})

it('skips pictures, source maps and small files', async () => {
  await writeFile(at('a.png'), text)
  await writeFile(at('a.js.map'), text)
  await writeFile(at('a.json'), '{}')
  await compressFiles(folder)
  expect((await readdir(folder)).sort()).toEqual(['a.js.map', 'a.json', 'a.png', 'pricing'])
})

it('compresses only changed files, and deletes compressed files without an original', async () => {
  await compressFiles(folder)
  const { mtimeMs } = await stat(at('pricing/index.html.br'))
  expect(await compressFiles(folder)).toBe(0)
  expect((await stat(at('pricing/index.html.br'))).mtimeMs).toBe(mtimeMs)

  await writeFile(at('pricing/index.html'), `${text}!`)
  const later = new Date(Date.now() + 10_000)
  await utimes(at('pricing/index.html'), later, later)
  await compressFiles(folder)
  expect(gunzipSync(await readFile(at('pricing/index.html.gz'))).toString()).toBe(`${text}!`)

  await rm(at('pricing/index.html'))
  await compressFiles(folder)
  expect(await readdir(at('pricing'))).toEqual([])
})
