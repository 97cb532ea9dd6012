import { spawn } from 'node:child_process'
import { once } from 'node:events'

const command = `
  const { print } = require('./scripts/space/terminal').terminal()
  process.stdin.once('end', () => {
    print('changed')
    setImmediate(() => {
      process.exitCode = 7
    })
  }).resume()
`

it('continues a command whose output is closed, which may be changing a space', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', command])
  child.stdout.destroy()
  child.stdin.end()
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(7)
})
