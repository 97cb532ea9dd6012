import { readFile, writeFile } from 'node:fs/promises'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { entry, picture, useContentFolders, type ContentFolder } from './test-support/content-folder'

const at = useOwnFolder()
const makeContentFolder = useContentFolders()
let content: ContentFolder
let file: string

beforeEach(async () => {
  file = at('files.json')
  content = await makeContentFolder({
    'assets/card.png': await picture('png', 40),
    'assets/card.yaml': 'title: Card\ndescription: A card\n',
    'entries/faqItem/question.md': entry('question: What?\nname: unknown', '\nSee [the inbox](/inbox/).\n'),
    'entries/richText/text.md': entry('name: Text', '\nWords.\n'),
  })
  // Makes the test's files older than the resolution of file clocks.
  jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + 10_000)
})

async function readInNewProcess(version: string) {
  jest.resetModules()
  const { withFileMemory } = await import('./file-memory')
  const { readSpace } = await import('./read-space')
  return withFileMemory({ file, version }, () => readSpace(content.folder))
}

it('returns the same space and the same problems to another process, also after a damaged file', async () => {
  await writeFile(file, '{')
  const first = await readInNewProcess('1')
  const second = await readInNewProcess('1')
  expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  expect(JSON.stringify(second)).toContain('entries/faqItem/question.md')
})

it('is used only by the version that has written it', async () => {
  await content.write({ 'entries/faqItem/question.md': entry('question: What?', '\nSee [the inbox](/inbox/).\n') })
  await readInNewProcess('1')
  await writeFile(file, (await readFile(file, 'utf8')).replace('Words.', 'Remembered words.'))
  expect(JSON.stringify(await readInNewProcess('1'))).toContain('Remembered words.')
  expect(JSON.stringify(await readInNewProcess('2'))).not.toContain('Remembered words.')
})
