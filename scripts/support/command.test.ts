import { createServer, type AddressInfo } from 'node:net'
import { checkPort, readPort } from './command'
import { freePort } from './free-port.mjs'

it.each(['1', '9000', '65535'])('reads the port %s', (text) => {
  expect(readPort(text, '--port')).toBe(Number(text))
})

it.each(['', '0', '-1', '80.5', '1e3', 'abc'])(
  'rejects the port "%s" with a message that names the valid values',
  (text) => {
    expect(() => readPort(text, '--port')).toThrow(`--port must be a number from 1 to 65535, not "${text}".`)
  },
)

it.each(['127.0.0.1', undefined])('reports a port that another program uses at %s', async (host) => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  await expect(checkPort(port)).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another port with --port N.`,
  )
  await new Promise((resolve) => server.close(resolve))
})

it('accepts a free port', async () => {
  await expect(checkPort(await freePort())).resolves.toBeUndefined()
})
