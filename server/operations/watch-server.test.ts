import { watchServer } from './watch-server'

const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

interface State {
  readonly probe?: () => Promise<void>
  readonly reserved?: number
  readonly free?: number
  readonly block?: number
}

/** The warnings after a check of a server in this state. */
async function alertsFor({ probe = () => Promise.resolve(), reserved = 1, free = 1e9, block = 0 }: State) {
  jest.useFakeTimers()
  const alert = jest.fn(() => Promise.resolve())
  const health = { probe, diskSpace: () => Promise.resolve({ reserved, free }) }
  const stop = watchServer(
    () => Promise.resolve(health),
    alert,
    () => block,
  )
  await jest.advanceTimersByTimeAsync(30_000)
  stop()
  jest.useRealTimers()
  return alert.mock.calls as unknown as readonly (readonly [kind: string, text: string])[]
}

it.each([
  ['a failing database', { probe: () => Promise.reject(new Error('read-only')) }, 'failing database', 'read-only'],
  ['a disk without space for a lead', { probe: () => Promise.reject(full) }, 'full disk', 'No lead can be stored'],
  ['a disk reserve in use', { reserved: 0 }, 'full disk', 'reserved'],
  ['a disk without free space', { free: 1000 }, 'full disk', 'reserved'],
  ['an event loop blocked for over a second', { block: 1300 }, 'blocked server', '1.3 seconds'],
])('warns about %s', async (_name, state, kind, text) => {
  expect(await alertsFor(state)).toEqual([[kind, expect.stringContaining(text)]])
})

it('is silent while everything works', async () => {
  expect(await alertsFor({ block: 900 })).toEqual([])
})
