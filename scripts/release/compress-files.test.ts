import { link, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { compressFiles } from './compress-files'

const at = useOwnFolder()
const text = 'evening light '.repeat(100)

beforeEach(async () => {
  await mkdir(at('pricing'))
  await writeFile(at('pricing/index.html'), text)
})

it('writes compressed files next to text files', async () => {
  expect(await compressFiles(at())).toBe(1)
  expect(brotliDecompressSync(await readFile(at('pricing/index.html.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(at('pricing/index.html.gz'))).toString()).toBe(text)
})

it('skips pictures, source maps and small files', async () => {
  await writeFile(at('a.png'), text)
  await writeFile(at('a.js.map'), text)
  await writeFile(at('a.json'), '{}')
  await compressFiles(at())
  expect((await readdir(at())).sort()).toEqual(['a.js.map', 'a.json', 'a.png', 'pricing'])
})

it('compresses only changed files, and deletes compressed files without an original', async () => {
  await compressFiles(at())
  const { mtimeMs } = await stat(at('pricing/index.html.br'))
  expect(await compressFiles(at())).toBe(0)
  expect((await stat(at('pricing/index.html.br'))).mtimeMs).toBe(mtimeMs)

  await writeFile(at('pricing/index.html'), `${text}!`)
  const later = new Date(Date.now() + 10_000)
  await utimes(at('pricing/index.html'), later, later)
  await compressFiles(at())
  expect(gunzipSync(await readFile(at('pricing/index.html.gz'))).toString()).toBe(`${text}!`)

  await rm(at('pricing/index.html'))
  await compressFiles(at())
  expect(await readdir(at('pricing'))).toEqual([])
})

it('replaces a compressed file in one step, so that an interruption leaves no part of it', async () => {
  await compressFiles(at())
  await link(at('pricing/index.html.gz'), at('before'))
  await writeFile(at('pricing/index.html'), `${text}!`)
  const later = new Date(Date.now() + 10_000)
  await utimes(at('pricing/index.html'), later, later)
  await compressFiles(at())
  expect(gunzipSync(await readFile(at('pricing/index.html.gz'))).toString()).toBe(`${text}!`)
  expect(gunzipSync(await readFile(at('before'))).toString()).toBe(text)
})
