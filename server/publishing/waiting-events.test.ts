import { mkdir, rm, writeFile } from 'node:fs/promises'
import { useOwnFolder } from '../test-support/own-folder'
import type { PublishEvent } from './publish-event'
import { signatureLifetime } from './verify-webhook'
import { openWaitingEvents } from './waiting-events'

const at = useOwnFolder()

const event = (id: string, action: PublishEvent['action'] = 'published'): PublishEvent => ({
  action,
  kind: 'entry',
  id,
})

it('keeps waiting events over a restart, the last one of each entry', async () => {
  const before = await openWaitingEvents(at())
  await Promise.all([before.add(event('a'), '1', 0), before.add(event('b'), '2', 0)])
  await before.add(event('a', 'unpublished'), '3', 0)
  const after = await openWaitingEvents(at())
  expect(after.isEmpty()).toBe(false)
  expect(await after.begin()).toEqual({ events: [event('a', 'unpublished'), event('b')], attempts: 1 })
})

it('takes the events of a build that the end of the server has interrupted, and counts that', async () => {
  const before = await openWaitingEvents(at())
  await before.add(event('a'), '1', 0)
  await before.begin()
  const after = await openWaitingEvents(at())
  await after.add(event('b'), '2', 0)
  expect(await after.begin()).toEqual({ events: [event('a'), event('b')], attempts: 2 })
})

it.each([
  ['done', true, { events: [], attempts: 1 }],
  ['stopped', false, { events: [event('a')], attempts: 1 }],
] as const)('after a build that is %s', async (outcome, isEmpty, next) => {
  const events = await openWaitingEvents(at())
  await events.add(event('a'), '1', 0)
  await events.begin()
  await events.end(outcome)
  expect(events.isEmpty()).toBe(isEmpty)
  expect(await (await openWaitingEvents(at())).begin()).toEqual(next)
})

it('refuses a signature for as long as it is valid, also after a restart', async () => {
  const before = await openWaitingEvents(at())
  expect(await before.add(event('a'), '1', 0)).toBe(true)
  expect(await before.add(event('a'), '1', 1)).toBe(false)
  const after = await openWaitingEvents(at())
  expect(await after.add(event('a'), '2', 2 * signatureLifetime)).toBe(true)
  expect(await after.add(event('a'), '1', 2 * signatureLifetime)).toBe(false)
  await after.add(event('a'), '3', 2 * signatureLifetime + 1)
  expect(await after.add(event('a'), '1', 2 * signatureLifetime + 1)).toBe(true)
})

it('accepts a call again that it could not store', async () => {
  const state = at('state')
  const events = await openWaitingEvents(state)
  await rm(state, { recursive: true })
  await expect(events.add(event('a'), '1', 0)).rejects.toThrow('ENOENT')
  await mkdir(state)
  expect(await events.add(event('a'), '1', 1)).toBe(true)
})

it('does not count a build that it could not store', async () => {
  const state = at('state')
  const events = await openWaitingEvents(state)
  await events.add(event('a'), '1', 0)
  await rm(state, { recursive: true })
  await expect(events.begin()).rejects.toThrow('ENOENT')
  await mkdir(state)
  expect(await events.begin()).toEqual({ events: [event('a')], attempts: 1 })
})

it('lets scheduled changes wait when their time comes, also after a restart', async () => {
  const before = await openWaitingEvents(at())
  const time = (ms: number) => new Date(ms).toISOString()
  await before.schedule([
    { ...event('a'), time: time(1000) },
    { ...event('b', 'unpublished'), time: time(2000) },
  ])
  expect(await before.takeDue(999)).toEqual({ isDue: false, next: 1000 })
  const after = await openWaitingEvents(at())
  expect(await after.takeDue(1000)).toEqual({ isDue: true, next: 2000 })
  expect(await after.takeDue(1000)).toEqual({ isDue: false, next: 2000 })
  expect((await after.begin()).events).toEqual([event('a')])
})

it('starts empty if the file is damaged', async () => {
  await writeFile(at('waiting.json'), '{"waiting":')
  expect((await openWaitingEvents(at())).isEmpty()).toBe(true)
})

it('names the setting of a folder that cannot be created', async () => {
  await writeFile(at('file'), '')
  await expect(openWaitingEvents(at('file'))).rejects.toThrow('Set PUBLISH_STATE_FOLDER to a folder')
})
