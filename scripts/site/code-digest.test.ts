import { rename, writeFile } from 'node:fs/promises'
import { useOwnFolder, writeFiles } from '../../server/test-support/own-folder'
import { codeDigest } from './code-digest'

const at = useOwnFolder()
const digest = () => codeDigest([at('src'), at('lock.json')])

beforeEach(() =>
  writeFiles(at(), {
    'src/index.ts': 'export {}',
    'src/models/pages.tsx': 'export const pages = 1',
    'src/models/sizes.json': '{}',
    'lock.json': '{}',
  }),
)

it.each([
  ['a file moves to another folder', () => rename(at('src/models/pages.tsx'), at('src/pages.tsx'))],
  ['data that code imports is edited', () => writeFile(at('src/models/sizes.json'), '{"a":1}')],
])('changes when %s', async (_what, change) => {
  const before = await digest()
  await change()
  expect(await digest()).not.toBe(before)
})

it('ignores tests, hidden files, generated types and the location of the code', async () => {
  const before = await digest()
  await writeFile(at('src/models/pages.test.tsx'), 'it("works")')
  await writeFile(at('src/.DS_Store'), '')
  await writeFile(at('src/gatsby-types.d.ts'), 'type Query = {}')
  await rename(at('src'), at('moved'))
  expect(await codeDigest([at('moved'), at('lock.json')])).toBe(before)
})

it('fails for a missing path', async () => {
  await expect(codeDigest([at('missing')])).rejects.toThrow(/ENOENT/)
})
