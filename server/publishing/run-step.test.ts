import { readFile } from 'node:fs/promises'
import { useOwnFolder } from '../test-support/own-folder'
import { until } from '../test-support/until'
import { mostOutput, runStep } from './run-step'

const at = useOwnFolder()

const run = (
  code: string,
  { timeLimit = 100_000, signal = new AbortController().signal, command = process.execPath } = {},
) => runStep({ command, args: ['-e', code], folder: at(), log: at('step'), timeLimit, signal })

it('keeps the output of both streams', async () => {
  expect(await run('console.log(process.cwd()); console.error("two")')).toEqual({
    end: 'ended',
    output: `${at()}\n`,
    errors: 'two\n',
  })
})

it('passes on a closed list of variables, without secrets', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, LEADS_DATABASE_URL: 'postgres://secret', LANG: 'C' })
  const { output } = await run('console.log(JSON.stringify(process.env))')
  jest.restoreAllMocks()
  expect(JSON.parse(output)).toMatchObject({ LANG: 'C', PATH: process.env.PATH })
  expect(output).not.toContain('secret')
})

it.each([
  ['a status', 'process.exit(3)', process.execPath, 'failed'],
  ['the status of a service that does not answer', 'process.exit(75)', process.execPath, 'unavailable'],
  ['a program that does not exist', '', '/no/such/program', 'failed'],
])('fails because of %s', async (_name, code, command, end) => {
  expect(await run(code, { command })).toMatchObject({ end })
})

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Starts a child that ignores SIGTERM, prints its id, and never ends. */
const parent = `
  require('node:child_process').spawn(process.execPath, ['-e', \`
    process.on('SIGTERM', () => undefined)
    console.log(process.pid)
    setInterval(() => undefined, 1000)\`], { stdio: 'inherit' })`

it('ends the program and its children when the server stops', async () => {
  const controller = new AbortController()
  const running = run(parent, { signal: controller.signal })
  await until(async () => (await readFile(at('step.log'), 'utf8')).endsWith('\n'))
  controller.abort()
  const { end, output } = await running
  expect(end).toBe('stopped')
  await until(() => !isRunning(Number(output)))
  expect(await run('', { signal: controller.signal })).toMatchObject({ end: 'stopped' })
})

it('ends the program at the time limit', async () => {
  expect(await run('setInterval(() => undefined, 1000)', { timeLimit: 1 })).toMatchObject({ end: 'too slow' })
})

it('ends a program that writes without end, and keeps only the last lines', async () => {
  const { end, errors } = await run(
    'setInterval(() => require("node:fs").writeSync(2, "start" + " line".repeat(1_000_000) + "\\nlast\\n"))',
  )
  expect(end).toBe('too long')
  expect(errors.length).toBeLessThanOrEqual(mostOutput)
  expect(errors).toMatch(/^(start|last)[^]*\nlast\n$/)
})
