/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Problem } from './problem'
import { startContentful, type RunningContentful } from './start-contentful'
import { type ContentFolder, entry, makeContentFolder } from './test-support/content-folder'
import { watchContent } from './watch-content'

const item = (answer: string) => entry('question: What?', `\n${answer}\n`)
const file = 'entries/faqItem/what.md'

let content: ContentFolder
let watcher: { close: () => Promise<void> } | undefined
let events: ('changed' | readonly Problem[])[]
let waiting: (() => void) | undefined

/** Resolves when the watcher has said something once more. */
const nextEvent = () =>
  new Promise<void>((resolve) => {
    waiting = resolve
  })

const tell = (event: 'changed' | readonly Problem[]) => {
  events.push(event)
  waiting?.()
}

beforeEach(async () => {
  content = await makeContentFolder({ [file]: item('This.') })
  events = []
})

afterEach(async () => {
  await watcher?.close()
  await content.remove()
})

const watchIt = async (onChange: () => void | Promise<void>) => {
  watcher = await watchContent({ contentFolder: content.folder, onChange, onProblems: tell })
}

const changeAndWait = async (text: string | undefined) => {
  const event = nextEvent()
  await content.write({ [file]: text })
  await event
}

describe('watchContent', () => {
  it('tells of sound changes and of problems, and of nothing else', async () => {
    await watchIt(() => tell('changed'))
    expect(events).toEqual([])
    await changeAndWait(item('That.'))
    expect(events).toEqual(['changed'])
    await changeAndWait('Broken')
    expect(events[1]).toEqual([expect.objectContaining({ file, line: 1 })])
    await changeAndWait(undefined)
    expect(events[2]).toBe('changed')
  })

  it('takes several saves in a row for one change', async () => {
    await watchIt(() => tell('changed'))
    const event = nextEvent()
    await content.write({
      [file]: item('That.'),
      'entries/faqItem/who.md': item('They.'),
      'entries/faqItem/why.md': item('Because.'),
    })
    await event
    await changeAndWait('Broken')
    expect(events).toEqual(['changed', [expect.objectContaining({ file })]])
  })

  it('reports a callback that fails, and goes on', async () => {
    const errors: unknown[] = []
    let calls = 0
    const onChange = async () => {
      calls += 1
      tell('changed')
      if (calls === 1) await Promise.reject(new Error('The site could not be told'))
    }
    const onError = (error: unknown) => errors.push(error)
    watcher = await watchContent({ contentFolder: content.folder, onChange, onProblems: tell, onError })
    await changeAndWait(item('One'))
    await changeAndWait(item('Two'))
    expect(calls).toBe(2)
    expect(errors).toEqual([new Error('The site could not be told')])
  })

  it('lets the APIs serve the last good content until the new one is sound', async () => {
    const stateFolder = await mkdtemp(path.join(os.tmpdir(), 'contentful-state-'))
    const contentful: RunningContentful = await startContentful({ contentFolder: content.folder, stateFolder, port: 0 })
    const results: unknown[] = []
    await watchIt(async () => {
      results.push(await contentful.refresh())
      tell('changed')
    })
    await changeAndWait('Broken')
    expect(results).toEqual([])
    expect(events).toHaveLength(1)
    await changeAndWait(item('Mended'))
    expect(results).toEqual([{ isChanged: true, problems: [] }])
    await contentful.close()
    await rm(stateFolder, { recursive: true })
  })
})
