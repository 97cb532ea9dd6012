import { readdir, readFile } from 'node:fs/promises'
import { useOwnFolder } from './test-support/own-folder'
import { writeOnce } from './write-once'

useOwnFolder()

it('writes a file once for parallel and later calls', async () => {
  const make = jest.fn(() => Promise.resolve(Buffer.from('drawn')))
  await Promise.all([writeOnce('/a/b.png', make), writeOnce('/a/b.png', make)])
  await writeOnce('/a/b.png', make)
  expect(make).toHaveBeenCalledTimes(1)
  expect(await readFile('public/a/b.png', 'utf8')).toBe('drawn')
})

it('leaves no file on failure, and tries again', async () => {
  await expect(writeOnce('/a.svg', () => Promise.reject(new Error('No font')))).rejects.toThrow('No font')
  expect(await readdir('public')).toEqual([])
  await writeOnce('/a.svg', () => '<svg/>')
  expect(await readdir('public')).toEqual(['a.svg'])
})
