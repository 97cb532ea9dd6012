import { type ContentFolder, entry, useContentFolders } from './test-support/content-folder'
import { watchContent } from './watch-content'

const item = (answer: string) => entry('question: What?', `\n${answer}\n`)
const file = 'entries/faqItem/what.md'

const makeContentFolder = useContentFolders()
let content: ContentFolder
let watcher: { close: () => Promise<void> } | undefined
let changes: number
let waiting: (() => void) | undefined

/** Resolves when the watcher reports the next change. */
const nextChange = () =>
  new Promise<void>((resolve) => {
    waiting = resolve
  })

const onChange = () => {
  changes += 1
  waiting?.()
}

beforeEach(async () => {
  content = await makeContentFolder({ [file]: item('This.') })
  changes = 0
})

afterEach(() => watcher?.close())

const changeAndWait = async (files: Readonly<Record<string, string | undefined>>) => {
  const change = nextChange()
  await content.write(files)
  await change
}

describe('watchContent', () => {
  it('reports content changes only', async () => {
    watcher = await watchContent(content.folder, onChange)
    expect(changes).toBe(0)
    await changeAndWait({ [file]: item('That.') })
    await changeAndWait({ [file]: undefined })
    expect(changes).toBe(2)
  })

  it('treats several saves in a row as one change', async () => {
    watcher = await watchContent(content.folder, onChange)
    await changeAndWait({
      [file]: item('That.'),
      'entries/faqItem/who.md': item('They.'),
      'entries/faqItem/why.md': item('Because.'),
    })
    await changeAndWait({ [file]: item('This.') })
    expect(changes).toBe(2)
  })

  it('reports a failing callback and continues', async () => {
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation()
    const failOnce = async () => {
      onChange()
      if (changes === 1) await Promise.reject(new Error('The site could not be told'))
    }
    watcher = await watchContent(content.folder, failOnce)
    await changeAndWait({ [file]: item('One') })
    await changeAndWait({ [file]: item('Two') })
    expect(changes).toBe(2)
    expect(warn.mock.calls).toEqual([['Error: The site could not be told']])
  })
})
