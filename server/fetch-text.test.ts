import type { ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fetchText } from './fetch-text'
import { useServices } from './test-support/services'

const startService = useServices()
const serve = (answer: (response: ServerResponse) => unknown) => startService((_request, response) => answer(response))

const text = 'x'.repeat(1000)
const inFull = (response: ServerResponse) => response.writeHead(201).end(text)
const inPart = (response: ServerResponse) => response.writeHead(201, { 'Content-Length': 1000 }).write('x'.repeat(500))

/** Milliseconds. */
const patient = 60_000

it('returns the status and the text', async () => {
  const url = await serve(inFull)
  await expect(fetchText(url, {}, { timeout: patient })).resolves.toMatchObject({ ok: true, status: 201, text })
})

it('ends an answer in time that stops in the middle', async () => {
  const url = await serve(inPart)
  setFlagsFromString('--expose-gc')
  // Node 20 loses the signal of such a call with a garbage collection.
  const collecting = setInterval(runInNewContext('gc') as () => void, 20)
  const call = fetchText(url, { redirect: 'error' }, { timeout: 300 })
  await expect(call).rejects.toThrow('There was no complete answer within 0.3 s.')
  clearInterval(collecting)
})

it('aborts with its signal', async () => {
  const controller = new AbortController()
  const url = await serve((response) => {
    inPart(response)
    controller.abort(new Error('The server stops.'))
  })
  const call = fetchText(url, {}, { timeout: patient, signal: controller.signal })
  await expect(call).rejects.toThrow('The server stops.')
})

it.each([
  ['one address', new Error('connect ECONNREFUSED 127.0.0.1:9'), 'connect ECONNREFUSED 127.0.0.1:9'],
  // Node's error for several addresses has a code and no message.
  ['several addresses', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
])('says why a host with %s cannot be reached', async (_what, cause, reason) => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }))
  const call = fetchText('https://hooks.example.com/', {}, { timeout: patient })
  await expect(call).rejects.toThrow(`fetch failed: ${reason}`)
})

it('rejects an answer over the limit', async () => {
  const url = await serve((response) => response.end(Buffer.alloc(10 * 1024 * 1024 + 1)))
  await expect(fetchText(url, {}, { timeout: patient })).rejects.toThrow('The answer has more than 10485760 bytes.')
})
