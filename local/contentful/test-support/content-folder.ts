import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Problem } from '../problem'

/** Small spaces in temporary folders, for tests. */

const settings = `name: Test space
id: test-space
locales:
  - code: en-US
    name: English (United States)
    default: true
`

const pictures = new Map<string, Promise<Buffer>>()

/** Encoded once for all tests of a file; each caller gets its own copy. */
export async function picture(format: 'png' | 'jpeg' | 'webp' = 'png', width = 8): Promise<Buffer> {
  const key = `${format} ${width}`
  const made =
    pictures.get(key) ??
    sharp({ create: { width, height: 4, channels: 3, background: '#24446b' } })
      .toFormat(format)
      .toBuffer()
  pictures.set(key, made)
  return Buffer.from(await made)
}

/** File contents by path; undefined omits the file. */
export type Files = Readonly<Record<string, string | Buffer | undefined>>

export type ContentFolder = Awaited<ReturnType<typeof makeContentFolder>>

/** Makes a folder with `space.yaml` and the given files. */
export async function makeContentFolder(files: Files) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'content-'))
  const write = async (changes: Files) => {
    for (const [name, content] of Object.entries(changes)) {
      const file = path.join(folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      await (content === undefined ? rm(file, { force: true }) : writeFile(file, content))
    }
  }
  await write({ 'space.yaml': settings, ...files })
  return { folder, write, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Lets the tests of a file make such folders, which are removed after the last test. */
export function useContentFolders(): typeof makeContentFolder {
  const made: ContentFolder[] = []
  afterAll(() => Promise.all(made.map(({ remove }) => remove())))
  return async (files) => {
    const content = await makeContentFolder(files)
    made.push(content)
    return content
  }
}

export const entry = (fields: string, body = ''): string => `---\n${fields.trim()}\n---\n${body}`

/** A problem in one line: `entries/hero/hero.md:4 heading: It is missing. → Add it.` */
export const lineOf = ({ file, line, field, wrong, advice }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}${field === undefined ? '' : ` ${field}`}: ${wrong} → ${advice}`

/** The settings of a space in English and German. */
export const settingsInTwoLanguages = (id: string) => `name: Test space
id: ${id}
locales:
  - code: en-US
    name: English
    default: true
  - code: de
    name: German
    fallbackCode: en-US
`
