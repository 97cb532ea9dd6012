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

it('is as it should be without a fault', async () => {
  const response = await ask(undefined)
  expect(response.status).toBe(201)
  await expect(response.json()).resolves.toEqual({ ip: '203.0.113.7' })
})

it('can be late', async () => {
  expect((await ask('slow')).status).toBe(201)
})

it('can be missing', async () => {
  await expect(ask('hang', AbortSignal.timeout(50))).rejects.toThrow('timeout')
})

it.each([
  ['error', 500],
  ['busy', 429],
] as const)('can say that something is wrong: %s', async (name, status) => {
  expect((await ask(name)).status).toBe(status)
})

it.each(['html', 'empty'] as const)('can be something else than JSON: %s', async (name) => {
  const response = await ask(name)
  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toThrow()
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
