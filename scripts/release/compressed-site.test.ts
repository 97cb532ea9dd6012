import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { useOwnFolder, writeFiles } from '../../server/test-support/own-folder'
import { compressedSite } from './compressed-site'

const at = useOwnFolder()
const text = 'evening light '.repeat(100)
const page = 'site/pricing/index.html'

beforeEach(() => writeFiles(at(), { [page]: text }))

const copySite = () => compressedSite(at('site'), at('copy'))
const unzipped = async (): Promise<string> => gunzipSync(await readFile(at('copy/pricing/index.html.gz'))).toString()

it('writes compressed files next to the text files of the copy only', async () => {
  await copySite()
  expect((await readdir(at('copy/pricing'))).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz'])
  expect(await readdir(at('site/pricing'))).toEqual(['index.html'])
  expect(brotliDecompressSync(await readFile(at('copy/pricing/index.html.br'))).toString()).toBe(text)
  expect(await unzipped()).toBe(text)
})

it('only copies pictures, source maps and small files', async () => {
  await writeFiles(at('site'), { 'a.png': text, 'a.js.map': text, 'a.json': '{}' })
  await copySite()
  expect((await readdir(at('copy'))).sort()).toEqual(['a.js.map', 'a.json', 'a.png', 'pricing'])
  expect(await readFile(at('copy/a.png'), 'utf8')).toBe(text)
})

it('updates changed files, even if they look older, and no others', async () => {
  await writeFile(at('site/same.html'), text)
  await copySite()
  const { mtimeMs } = await stat(at('copy/same.html.br'))
  await writeFile(at(page), text.toUpperCase())
  const earlier = new Date(Date.now() - 100_000)
  await utimes(at(page), earlier, earlier)
  await copySite()
  expect(await unzipped()).toBe(text.toUpperCase())
  expect((await stat(at('copy/same.html.br'))).mtimeMs).toBe(mtimeMs)
})

it('compresses a file again after an interruption', async () => {
  await copySite()
  await writeFile(at(page), text.toUpperCase())
  // The state after an interruption: a part of a compressed file, and no copy of the original yet.
  await writeFile(at('copy/pricing/index.html.gz'), 'part')
  await rm(at('copy/pricing/index.html'))
  await copySite()
  expect(await unzipped()).toBe(text.toUpperCase())
})

it('deletes what the site no longer has, with its compressed files', async () => {
  await copySite()
  await rm(at(page))
  await writeFile(at('site/a.json'), '{}')
  await copySite()
  expect(await readdir(at('copy/pricing'))).toEqual([])
})
