import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { writePublicFile } from './public-file'

const home = process.cwd()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'public-file-'))
  process.chdir(folder)
})
afterEach(async () => {
  process.chdir(home)
  await rm(folder, { recursive: true })
})

it('writes a file into a new folder', async () => {
  await writePublicFile('/.well-known/security.txt', 'Contact')
  expect(await readFile('public/.well-known/security.txt', 'utf8')).toBe('Contact')
})

it('removes the file of an earlier build if there is no content', async () => {
  await writePublicFile('/changelog/rss.xml', '<rss/>')
  await writePublicFile('/changelog/rss.xml', undefined)
  expect(existsSync('public/changelog/rss.xml')).toBe(false)
  await expect(writePublicFile('/missing/rss.xml', undefined)).resolves.toBeUndefined()
})
