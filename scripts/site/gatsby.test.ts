import { existsSync, mkdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Failure, Unavailable } from '../../src/lib/failure'
import { runBuild, runDevelop } from './gatsby'
import { gatsbyEnvironment } from './gatsby-environment'
import { logFolder, root } from './paths'

jest.mock('../support/paths.mjs')

/** Replaces Gatsby's command with a program. */
async function beGatsby(source: string): Promise<void> {
  const folder = path.join(root, 'node_modules/gatsby')
  mkdirSync(folder, { recursive: true })
  await writeFile(path.join(folder, 'cli.js'), source)
}

const environment = gatsbyEnvironment(process.env, {})
const build = () => runBuild({ environment })
const readLog = () => readFile(path.join(logFolder, 'gatsby-build.log'), 'utf8')

let shown: string[]

beforeEach(() => {
  shown = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void shown.push(line))
})

it('logs the output and shows warnings and errors, also those in several chunks', async () => {
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
  await build()
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

it('makes Gatsby write plain text to the log in a production build', async () => {
  await beGatsby('console.log(JSON.stringify({ args: process.argv.slice(2), env: process.env }))')
  await build()
  expect(JSON.parse(await readLog())).toMatchObject({
    args: ['build'],
    env: { FORCE_COLOR: '0', GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production' },
  })
})

it('limits the heap growth of builds, but not of develop', async () => {
  const written = path.join(root, 'options')
  await beGatsby(`require('node:fs').writeFileSync(${JSON.stringify(written)}, process.execArgv.join(' '))`)
  await build()
  expect(await readFile(written, 'utf8')).toContain('--heap-growing-percent')
  await runDevelop(8000, environment)
  expect(await readFile(written, 'utf8')).not.toContain('--heap-growing-percent')
})

it('fails with the end of the output and the path of the log', async () => {
  await beGatsby('for (let line = 1; line <= 100; line++) console.log(`line ${line}.`)\nprocess.exit(3)')
  const error = await build().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Failure)
  expect(String(error)).toMatch(
    /gatsby build failed\. The end of its output:\n\nline 61\.[^]*line 100\.\n\nThe full output is in /,
  )
  expect(String(error)).toContain('.local/logs/gatsby-build.log')
  expect(await readLog()).toContain('line 1.\n')
})

it('fails with the sentence of a content error instead of its stack', async () => {
  await beGatsby(`
    console.log('warn Entry "Other", field "heading": it is empty. The block is left out.')
    console.error('  WebpackError: Entry "Plus", field "title": it is empty, but required')
    console.error('    at map (webpack://hearthside/src/blocks/pricing-table.ts:12:3)')
    process.exit(1)
  `)
  await expect(build()).rejects.toThrow(
    /^gatsby build failed\. Entry "Plus", field "title": it is empty, but required\.\n\nThe full output is in/,
  )
})

it('passes on a stop request and does not report success', async () => {
  await beGatsby(`
    process.on('SIGTERM', () => process.exit(0))
    console.log('warn ready')
    setTimeout(() => {}, 60_000)
  `)
  const listeners = process.listenerCount('SIGTERM')
  jest.spyOn(console, 'log').mockImplementation(() => process.emit('SIGTERM'))
  await expect(build()).rejects.toThrow('The build was stopped; public/ may be incomplete.')
  expect(process.listenerCount('SIGTERM')).toBe(listeners)
})

it('stops Gatsby and reports the error if the content check fails', async () => {
  await beGatsby("console.log('warn ready')\nsetTimeout(() => {}, 60_000)")
  const problems = new Failure('2 problems in the content')
  const meanwhile = new Promise<void>((_resolve, reject) => {
    jest.spyOn(console, 'log').mockImplementation(() => reject(problems))
  })
  await expect(runBuild({ environment, meanwhile })).rejects.toBe(problems)
})

it('reports the error of the content check even if Gatsby fails first', async () => {
  await beGatsby('process.exit(1)')
  const problems = new Failure('2 problems in the content')
  const meanwhile = new Promise<void>((_resolve, reject) => setTimeout(() => reject(problems), 500))
  await expect(runBuild({ environment, meanwhile })).rejects.toBe(problems)
})

describe('with a sync token that Contentful rejects', () => {
  const at = (name: string): string => path.join(root, name)

  /** Makes Gatsby report an answer to each sync like the source plugin, and records its runs. */
  async function beSyncing(...answers: readonly (string | undefined)[]): Promise<void> {
    await beGatsby(`
      const { appendFileSync, existsSync, readFileSync } = require('node:fs')
      const runs = ${JSON.stringify(at('runs'))}
      appendFileSync(runs, existsSync(${JSON.stringify(at('.cache/redux'))}) ? 'delta ' : 'full ')
      const answer = ${JSON.stringify(answers)}[readFileSync(runs, 'utf8').trim().split(' ').length - 1]
      if (answer) {
        console.error(' ERROR  #gatsby-source-contentful_111003  THIRD_PARTY\\n')
        console.error('Fetching contentful data failed: ' + answer + '\\n\\n---\\nRequest ID: 404-500')
        process.exitCode = 1
      }
    `)
  }

  const readRuns = async (): Promise<string> => (await readFile(at('runs'), 'utf8')).trim()
  const rejection = 'ERR_BAD_REQUEST 400 400 BadRequest The sync_token is invalid.'

  beforeEach(async () => {
    await rm(at('runs'), { force: true })
    for (const folder of ['.cache/redux', 'public']) mkdirSync(at(folder), { recursive: true })
  })

  it.each([
    ['400', rejection],
    ['404', 'ERR_BAD_REQUEST 404 404 NotFound The resource could not be found.'],
    ['410', 'ERR_BAD_REQUEST 410 410 Gone'],
    ['422', 'ERR_BAD_REQUEST 422 422 ValidationFailed'],
  ])('clears the cache with a message and runs once more (%s)', async (_what, answer) => {
    await beSyncing(answer)
    await build()
    expect(await readRuns()).toBe('delta full')
    expect([existsSync(at('.cache/redux')), existsSync(at('public'))]).toEqual([false, false])
    expect(shown).toContain(
      'Contentful rejected the sync token of the last build; clearing the cache for a full sync …',
    )
  })

  it('fails in one sentence if the full sync is rejected, too', async () => {
    await beSyncing(rejection, rejection)
    await expect(build()).rejects.toThrow(/^Contentful rejected a full sync of the space\. gatsby build failed\./)
    expect(await readRuns()).toBe('delta full')
  })

  it.each([
    ['another error', 'ERR_BAD_RESPONSE 500 500 ServerError'],
    ['too many requests', 'ERR_BAD_REQUEST 429 429 RateLimitExceeded'],
    ['an answer in HTML', "TypeError Cannot read properties of undefined (reading 'includes')"],
  ])('keeps the cache and reports that Contentful could not be read after %s', async (_what, answer) => {
    await beSyncing(answer)
    const error: unknown = await build().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Unavailable)
    expect(error).toHaveProperty(
      'message',
      'Contentful could not be read: try again later.\n\nThe full output is in .local/logs/gatsby-build.log.',
    )
    expect(await readRuns()).toBe('delta')
    expect(existsSync(at('.cache/redux'))).toBe(true)
  })
})
