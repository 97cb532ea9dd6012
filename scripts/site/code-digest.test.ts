import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { codeDigest } from './code-digest'

let folder: string

const at = (name: string): string => path.join(folder, name)
const digest = () => codeDigest([at('src'), at('lock.json')])

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'code-digest-'))
  await mkdir(at('src/models'), { recursive: true })
  await writeFile(at('src/index.ts'), 'export {}')
  await writeFile(at('src/models/pages.tsx'), 'export const pages = 1')
  await writeFile(at('lock.json'), '{}')
})

afterEach(() => rm(folder, { recursive: true }))

it.each([
  ['a file is edited', () => writeFile(at('src/models/pages.tsx'), 'export const pages = 2')],
  ['a file that is listed by name is edited, whatever its kind', () => writeFile(at('lock.json'), '{"a":1}')],
  ['a file moves to another folder', () => rename(at('src/models/pages.tsx'), at('src/pages.tsx'))],
])('changes when %s', async (_what, change) => {
  const before = await digest()
  await change()
  expect(await digest()).not.toBe(before)
})

it('ignores changes of tests and of other kinds of files', async () => {
  const before = await digest()
  await writeFile(at('src/models/pages.test.tsx'), 'it("works")')
  await writeFile(at('src/README.md'), '# Models')
  expect(await digest()).toBe(before)
})

it('does not depend on the location of the code', async () => {
  const before = await digest()
  await cp(at('src'), at('copy/src'), { recursive: true })
  expect(await codeDigest([at('copy/src'), at('lock.json')])).toBe(before)
})

it('fails for a missing path', async () => {
  await expect(codeDigest([at('missing')])).rejects.toThrow(/ENOENT/)
})
