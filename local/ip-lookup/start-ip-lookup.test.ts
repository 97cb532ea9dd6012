import { startIpLookup, type IpLookup } from './start-ip-lookup'

let lookup: IpLookup

beforeEach(async () => {
  lookup = await startIpLookup({ ip: '198.51.100.4' })
})
afterEach(() => lookup.close())

it('answers pages of any origin', async () => {
  const response = await fetch(`${lookup.url}/?format=json`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  await expect(response.json()).resolves.toEqual({ ip: '198.51.100.4' })
  expect(lookup.calls()).toBe(1)
})

it('fails until the fault is switched off', async () => {
  lookup.setFault('error')
  expect((await fetch(lookup.url)).status).toBe(500)
  lookup.setFault(undefined)
  expect((await fetch(lookup.url)).status).toBe(200)
})
