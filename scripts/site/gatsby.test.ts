import { mkdirSync, mkdtempSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Failure } from './failure'
import { runGatsby } from './gatsby'
import { gatsbyEnvironment } from './gatsby-environment'
import { logFolder, root } from './paths'

jest.mock('./paths', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'gatsby-'))
  return { root, logFolder: path.join(root, '.local/logs') }
})

/** Has Gatsby's command be a program of its own. */
async function beGatsby(source: string): Promise<void> {
  const folder = path.join(root, 'node_modules/gatsby')
  mkdirSync(folder, { recursive: true })
  await writeFile(path.join(folder, 'cli.js'), source)
}

const environment = gatsbyEnvironment(process.env, {})
const build = () => runGatsby(['build'], { environment })
const readLog = () => readFile(path.join(logFolder, 'gatsby-build.log'), 'utf8')

let shown: string[]

beforeEach(() => {
  shown = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void shown.push(line))
})

afterAll(() => rm(root, { recursive: true }))

it('keeps the output in a log and shows warnings and errors, also those that arrive in pieces', async () => {
  await beGatsby(`
    const bytes = Buffer.from('warning Page “Home” lists an entry without a block\\n')
    const middle = bytes.indexOf('“') + 1
    console.log('success open and validate gatsby-configs - 0.1s')
    process.stdout.write(bytes.subarray(0, middle))
    setTimeout(() => {
      process.stdout.write(bytes.subarray(middle))
      console.error(' ERROR  Something is wrong')
      console.log('warn One more')
      process.stdout.write('info No end of line')
    }, 50)
  `)
  expect(await build()).toBe('ended')
  expect(shown.sort()).toEqual([
    '  ERROR  Something is wrong',
    '  warn One more',
    '  warning Page “Home” lists an entry without a block',
  ])
  const log = await readLog()
  for (const line of ['success open', 'warning Page “Home”', 'Something is wrong', 'info No end of line']) {
    expect(log).toContain(line)
  }
})

it('has Gatsby write plainly into the log, in a production build', async () => {
  await beGatsby('console.log(JSON.stringify({ args: process.argv.slice(2), env: process.env }))')
  await build()
  expect(JSON.parse(await readLog())).toMatchObject({
    args: ['build'],
    env: { FORCE_COLOR: '0', GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production' },
  })
})

it('fails with the end of the output and the place of the rest', async () => {
  await beGatsby('for (let line = 1; line <= 100; line++) console.log(`line ${line}.`)\nprocess.exit(3)')
  const error = await build().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Failure)
  expect(String(error)).toMatch(/gatsby build failed\. The end of its output:\n\nline 61\.[^]*line 100\.\n\nAll of it/)
  expect(String(error)).toContain('.local/logs/gatsby-build.log')
  expect(await readLog()).toContain('line 1.\n')
})

it('hands a request to stop on, and does not take it for a good end', async () => {
  await beGatsby(`
    process.on('SIGTERM', () => process.exit(0))
    console.log('warn ready')
    setTimeout(() => {}, 60_000)
  `)
  const listeners = process.listenerCount('SIGTERM')
  jest.spyOn(console, 'log').mockImplementation(() => process.emit('SIGTERM'))
  expect(await build()).toBe('stopped')
  expect(process.listenerCount('SIGTERM')).toBe(listeners)
})
