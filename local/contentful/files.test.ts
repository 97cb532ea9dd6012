import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { type Kept, listFolder, rememberingReader, replaceFile } from './files'

const at = useOwnFolder()
let file: string
let made: string[]

beforeEach(() => {
  file = at('entry.md')
  made = []
})

const make = (bytes: Buffer): string => {
  made.push(bytes.toString())
  return `made of ${bytes.toString()}`
}

/** Sets the clock ahead, so that new files are older than the resolution of file clocks. */
const later = (milliseconds: number) => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + milliseconds)

it('processes a file once, until it changes', async () => {
  const { read } = rememberingReader<string>()
  await writeFile(file, 'old')
  later(10_000)
  expect(await read(file, make)).toBe('made of old')
  expect(await read(file, make)).toBe('made of old')
  expect(made).toEqual(['old'])
  await writeFile(file, 'newer')
  expect(await read(file, make)).toBe('made of newer')
  await rm(file)
  expect(await read(file, make)).toBeUndefined()
})

it('detects a change that keeps size and time', async () => {
  const { read } = rememberingReader<string>()
  const time = new Date(2025, 0, 1)
  await writeFile(file, 'one')
  await utimes(file, time, time)
  await read(file, make)
  await writeFile(file, 'two')
  await utimes(file, time, time)
  expect(await read(file, make)).toBe('made of two')
})

it('is given the results of another process: uses them until the file changes, and drops deleted files', async () => {
  const first = rememberingReader<string>()
  await writeFile(file, 'old')
  later(10_000)
  await first.read(file, make)
  const kept = JSON.parse(JSON.stringify(first.keep())) as Kept

  const second = rememberingReader<string>()
  second.recall(kept)
  expect(await second.read(file, make)).toBe('made of old')
  expect(made).toEqual(['old'])
  expect(second.keep()).toBeUndefined()
  await writeFile(file, 'newer')
  expect(await second.read(file, make)).toBe('made of newer')

  const other = rememberingReader<string>()
  other.recall({ ...kept, [at('gone.md')]: ['mark', 'made of nothing'] })
  await other.read(file, make)
  expect(Object.keys(other.keep() ?? {})).toEqual([file])
})

it('does not list what an interrupted replacement leaves', async () => {
  // A file cannot replace a folder.
  await mkdir(file)
  await expect(replaceFile(file, 'new')).rejects.toThrow()
  expect(await listFolder(at('.'))).toEqual([{ name: 'entry.md', isFolder: true }])
})
