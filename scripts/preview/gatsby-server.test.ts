import { previewStatePath } from '../../gatsby/preview-state'
import { useServices } from '../../server/test-support/services'
import type { GatsbyProcess } from '../site/gatsby'
import { createGatsbyServer, type GatsbyServer } from './gatsby-server'

const megabyte = 1024 * 1024

/** Stands in for Gatsby's development server and its process. */
interface FakeGatsby {
  readonly start: () => GatsbyProcess
  readonly origin: string
  /** What happened, in order. */
  readonly events: string[]
  readonly end: () => void
  /** Whether refreshes end, how much memory is used after them, and whether the next answer breaks off. */
  readonly behavior: { finishes: boolean; memory: number; endsAtStart: boolean; cutsOff: boolean }
}

const startService = useServices()
let fake: FakeGatsby
let gatsby: GatsbyServer | undefined

beforeEach(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  fake = await fakeGatsby()
})

afterEach(() => gatsby?.stop())

async function fakeGatsby(): Promise<FakeGatsby> {
  const events: string[] = []
  const behavior = { finishes: true, memory: 1, endsAtStart: false, cutsOff: false }
  let refresh = 0
  let end: (() => void) | undefined
  const origin = await startService((request, response) => {
    if (!end) {
      request.destroy()
      return
    }
    if (request.url === '/__refresh') {
      request.on('data', (chunk: Buffer) => {
        const body = JSON.parse(chunk.toString()) as { readonly refresh: number }
        events.push(`refresh ${body.refresh} with ${request.headers.authorization ?? 'nothing'}`)
        if (behavior.finishes) refresh = body.refresh
        response.end()
      })
      return
    }
    if (request.url === `/page-data${previewStatePath}page-data.json`) {
      if (behavior.cutsOff) {
        behavior.cutsOff = false
        response.writeHead(200, { 'content-length': 100 }).write('{', () => request.destroy())
        return
      }
      response.end(JSON.stringify({ result: { pageContext: { refresh, memory: behavior.memory } } }))
      return
    }
    response.end()
  })
  const start = (): GatsbyProcess => {
    events.push('start')
    const ended = new Promise<void>((resolve) => {
      end = () => {
        end = undefined
        resolve()
      }
    })
    if (behavior.endsAtStart) end?.()
    return {
      ended,
      stop: async () => {
        events.push('stop')
        end?.()
        await ended
      },
    }
  }
  return { start, origin, events, end: () => end?.(), behavior }
}

function supervise(onClear: () => Promise<void> | undefined = () => undefined): GatsbyServer {
  const { start, origin, events } = fake
  gatsby = createGatsbyServer({
    origin,
    token: 'token',
    start,
    clear: async () => {
      events.push('clear')
      await onClear()
    },
    memoryLimit: 1000 * megabyte,
  })
  return gatsby
}

it('resolves a refresh when pages show the changes', async () => {
  const own = supervise()
  void own.run()
  await own.refresh()
  await own.refresh()
  expect(fake.events).toEqual(['start', 'refresh 1 with token', 'refresh 2 with token'])
  expect(own.state()).toEqual({ isReady: true, starts: 1, refreshes: 2 })
})

it('asks again if an answer breaks off', async () => {
  fake.behavior.cutsOff = true
  const own = supervise()
  void own.run()
  await own.refresh()
  expect(own.state()).toMatchObject({ refreshes: 1 })
})

it('starts Gatsby without its cache when an entry was removed', async () => {
  const own = supervise()
  void own.run()
  await own.restart()
  expect(fake.events).toEqual(['start', 'stop', 'clear', 'start'])
  expect(own.state()).toMatchObject({ isReady: true, starts: 2 })
})

it('starts Gatsby again when it uses too much memory, and loses no later change', async () => {
  const own = supervise()
  void own.run()
  fake.behavior.memory = 2000 * megabyte
  const first = own.refresh()
  await first
  fake.behavior.memory = 1
  await own.refresh()
  expect(fake.events).toEqual(['start', 'refresh 1 with token', 'stop', 'clear', 'start', 'refresh 2 with token'])
  expect(console.log).toHaveBeenCalledWith(
    'Gatsby uses 2000 MB of memory; PREVIEW_MEMORY_MB allows 1000. Starting it again.',
  )
})

it('starts Gatsby again when it ends by itself, also during a refresh', async () => {
  const own = supervise()
  void own.run()
  await own.refresh()
  fake.behavior.finishes = false
  const refreshed = own.refresh()
  while (fake.events.length < 3) await new Promise(setImmediate)
  fake.end()
  await refreshed
  fake.behavior.finishes = true
  await own.refresh()
  expect(fake.events.slice(3)).toEqual(['clear', 'start', 'refresh 3 with token'])
  expect(console.log).toHaveBeenCalledWith('Gatsby has ended. Starting it again.')
})

it('gives up if Gatsby has never been ready', async () => {
  fake.behavior.endsAtStart = true
  await expect(supervise().run()).rejects.toThrow('Gatsby could not start. Its output above says why.')
})

it('stops Gatsby for good', async () => {
  const own = supervise()
  const running = own.run()
  await own.refresh()
  await own.stop()
  await running
  expect(fake.events).toEqual(['start', 'refresh 1 with token', 'stop'])
})

it('does not start Gatsby again if it is stopped between two runs', async () => {
  const own = supervise(() => gatsby?.stop())
  const running = own.run()
  await own.restart()
  await running
  expect(fake.events).toEqual(['start', 'stop', 'clear', 'stop'])
})

it('does not start Gatsby if it is stopped before', async () => {
  const own = supervise()
  await own.stop()
  await own.run()
  expect(fake.events).toEqual([])
})
