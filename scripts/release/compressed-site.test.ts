import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { compressedSite } from './compressed-site'

const at = useOwnFolder()
const text = 'evening light '.repeat(100)

beforeEach(async () => {
  await mkdir(at('site/pricing'), { recursive: true })
  await writeFile(at('site/pricing/index.html'), text)
  await writeFile(at('site/a.png'), text)
})

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
