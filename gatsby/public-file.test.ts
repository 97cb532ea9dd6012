import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { writePublicFile } from './public-file'
import { useOwnFolder } from './test-support/own-folder'

useOwnFolder()

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
