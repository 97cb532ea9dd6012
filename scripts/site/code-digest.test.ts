import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
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

it('changes when a file moves to another folder', async () => {
  const before = await digest()
  await rename(at('src/models/pages.tsx'), at('src/pages.tsx'))
  expect(await digest()).not.toBe(before)
})

it('ignores tests, other kinds of files and the location of the code', async () => {
  const before = await digest()
  await writeFile(at('src/models/pages.test.tsx'), 'it("works")')
  await writeFile(at('src/README.md'), '# Models')
  await rename(at('src'), at('moved'))
  expect(await codeDigest([at('moved'), at('lock.json')])).toBe(before)
})

it('fails for a missing path', async () => {
  await expect(codeDigest([at('missing')])).rejects.toThrow(/ENOENT/)
})
