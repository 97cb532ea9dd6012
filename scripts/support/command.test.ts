import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { freePort } from '../../server/free-port'
import { checkPort, readPort } from './command'

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

const command = `
  const { runCommand } = require('./scripts/support/command')
  runCommand(async () => {
    await new Promise((resolve) => process.stdin.once('end', resolve).resume())
    console.log('changed')
    console.error('changed')
    setImmediate(() => {
      process.exitCode = 7
    })
  })
`

it('continues a command whose output is closed, which may be changing a space', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', command])
  child.stdout.destroy()
  child.stderr.destroy()
  child.stdin.end()
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(7)
})
