import { type FaultName, listen, type LocalServer, sendWithFault } from './local-server'

let server: LocalServer
let fault: FaultName | undefined

beforeEach(async () => {
  server = await listen((request, response) =>
    sendWithFault(request, response, { status: 201, body: { ip: '203.0.113.7' } }, fault),
  )
})
afterEach(() => server.close())

const ask = (next: FaultName | undefined, signal?: AbortSignal) => {
  fault = next
  return fetch(server.url, { signal })
}

it.each([
  [undefined, 201],
  ['slow', 201],
  ['error', 500],
  ['busy', 429],
  ['html', 200],
  ['empty', 200],
] as const)('answers with the fault %s', async (name, status) => {
  const response = await ask(name)
  expect(response.status).toBe(status)
  const body: unknown = await response.json().catch(() => 'no JSON')
  expect(body).toEqual(status === 200 ? 'no JSON' : status === 201 ? { ip: '203.0.113.7' } : expect.anything())
})

it('can be missing', async () => {
  await expect(ask('hang', AbortSignal.timeout(50))).rejects.toThrow('timeout')
})

it('can end in the middle', async () => {
  const response = await ask('cut')
  expect(response.status).toBe(201)
  await expect(response.text()).rejects.toThrow()
})

it('can stop in the middle', async () => {
  const response = await ask('stall')
  const body = response.body?.getReader()
  expect(Buffer.from((await body?.read())?.value ?? []).toString()).toBe('{"ip":"203')
  await body?.cancel()
})

it('can be a connection that ends', async () => {
  await expect(ask('reset')).rejects.toThrow()
})
