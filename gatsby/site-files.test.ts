import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { writeOnce, writePublicFile } from './site-files'
import { useOwnFolder } from './test-support/own-folder'

useOwnFolder()

it('writes a file into a new folder, and removes it if there is no content', async () => {
  await writePublicFile('/.well-known/security.txt', 'Contact')
  expect(await readFile('public/.well-known/security.txt', 'utf8')).toBe('Contact')
  await writePublicFile('/.well-known/security.txt', undefined)
  expect(existsSync('public/.well-known/security.txt')).toBe(false)
  await expect(writePublicFile('/missing/rss.xml', undefined)).resolves.toBeUndefined()
})

it('writes a file once for parallel and later calls', async () => {
  const make = jest.fn(() => Promise.resolve(Buffer.from('drawn')))
  await Promise.all([writeOnce('/a/b.png', make), writeOnce('/a/b.png', make)])
  await writeOnce('/a/b.png', make)
  expect(make).toHaveBeenCalledTimes(1)
  expect(await readFile('public/a/b.png', 'utf8')).toBe('drawn')
})

it('leaves no file on failure, and tries again', async () => {
  await expect(writeOnce('/a.png', () => Promise.reject(new Error('No font')))).rejects.toThrow('No font')
  expect(await readdir('public')).toEqual([])
  await writeOnce('/a.png', () => Promise.resolve(Buffer.from('drawn')))
  expect(await readdir('public')).toEqual(['a.png'])
})
