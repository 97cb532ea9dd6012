import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './paths.mjs'
import { runSteps } from './run-steps'
import type { Step } from './test-steps'

jest.mock('./paths.mjs')

const events = path.join(root, 'events')

/** A step whose program records its start and end. It ends only after the start of another program, if one is given. */
const step = (id: string, more: Partial<Step> & { code?: number; endsAfter?: string } = {}): Step => ({
  id,
  advice: `look at ${id}.`,
  commands: [
    [
      process.execPath,
      '-e',
      `const { appendFileSync, readFileSync } = require('node:fs')
      const events = ${JSON.stringify(events)}
      appendFileSync(events, ${JSON.stringify(`${id} `)})
      console.log(${JSON.stringify(`output of ${id}`)})
      setInterval(() => {
        if (!readFileSync(events, 'utf8').split(' ').includes(${JSON.stringify(more.endsAfter ?? id)})) return
        appendFileSync(events, ${JSON.stringify(`/${id} `)})
        process.exit(${more.code ?? 0})
      }, 20)`,
    ],
  ],
  ...more,
})

const readEvents = async (): Promise<readonly string[]> => (await readFile(events, 'utf8')).trim().split(' ')

/** The maximum number of parallel steps. */
const mostAtOnce = (list: readonly string[]): number => {
  let now = 0
  return Math.max(...list.map((event) => (now += event.startsWith('/') ? -1 : 1)))
}

let shown: string

beforeEach(async () => {
  await writeFile(events, '')
  shown = ''
  const show = (text: unknown): boolean => {
    shown += `${String(text)}\n`
    return true
  }
  jest.spyOn(process.stdout, 'write').mockImplementation(show)
  jest.spyOn(process.stderr, 'write').mockImplementation(show)
  jest.spyOn(console, 'log').mockImplementation(show)
})

it('runs two steps in parallel, in the order of the list, and steps that need the machine alone at the end', async () => {
  const results = await runSteps([
    step('a', { endsAfter: 'b' }),
    step('b', { endsAfter: 'a' }),
    step('e2e', { alone: true }),
    step('c'),
  ])

  const list = await readEvents()
  expect(mostAtOnce(list)).toBe(2)
  expect(list.slice(-2)).toEqual(['e2e', '/e2e'])
  expect(list.indexOf('c')).toBeGreaterThan(1)
  expect(results.map(({ id }) => id)).toEqual(['a', 'b', 'e2e', 'c'])
})

it('starts a step after the step that it depends on', async () => {
  await runSteps([step('build'), step('integration', { after: 'build' })])
  expect(await readEvents()).toEqual(['build', '/build', 'integration', '/integration'])
})

it('continues after a failure, except with dependent steps', async () => {
  const results = await runSteps([step('build', { code: 1 }), step('budgets', { after: 'build' }), step('lint')])

  expect(results).toEqual([
    { id: 'build', counts: { passed: 0, failed: 1 } },
    { id: 'budgets', counts: undefined },
    { id: 'lint', counts: { passed: 1, failed: 0 } },
  ])
  expect(shown).toContain('budgets: not run, because "build" failed')
})

it('shows the progress of each step, and the output and advice of a failed step', async () => {
  await runSteps([step('unit', { code: 1 }), step('lint')])

  expect(shown).toMatch(/lint.*\[\d/)
  expect(shown).toMatch(/unit failed \(its full output is in .local\/test\/unit\.log\):\n\n {4}output of unit\n/)
  expect(shown).toContain('What to do: look at unit.')
  expect(shown).not.toContain('output of lint')
})

it('fails a step whose program is missing', async () => {
  const [result] = await runSteps([step('unit', { commands: [['no-such-program']] })])

  expect(result?.counts).toEqual({ passed: 0, failed: 1 })
  expect(shown).toContain('spawn no-such-program ENOENT')
})

it('hides the services of the shell from programs, and sends no requests to this machine through its proxy', async () => {
  const shell = { HUBSPOT_TOKEN: 'real', CONTENTFUL_SPACE_ID: 'real', NO_PROXY: '.test' }
  jest.replaceProperty(process, 'env', { ...process.env, ...shell, no_proxy: undefined })
  const print = `
    const { CONTENTFUL_SPACE_ID, HUBSPOT_TOKEN, NO_PROXY, no_proxy } = process.env
    require('node:fs').writeFileSync('environment', [CONTENTFUL_SPACE_ID, HUBSPOT_TOKEN, NO_PROXY, no_proxy].join('|'))`
  await runSteps([step('unit', { commands: [[process.execPath, '-e', print]] })])

  const local = '.test,localhost,127.0.0.1'
  expect(await readFile(path.join(root, 'environment'), 'utf8')).toBe(`||${local}|${local}`)
})

it('counts the tests of a report, but not of an earlier one', async () => {
  const report = {
    file: 'report.json',
    count: (text: string) => JSON.parse(text) as { passed: number; failed: number },
  }
  const write = `require('node:fs').writeFileSync('report.json', process.env.REPORT)`
  const [written] = await runSteps([
    step('unit', {
      report,
      commands: [[process.execPath, '-e', write]],
      variables: () => Promise.resolve({ REPORT: '{"passed":7,"failed":0}' }),
    }),
  ])
  const [missing] = await runSteps([step('unit', { report })])

  expect(written?.counts).toEqual({ passed: 7, failed: 0 })
  expect(missing?.counts).toEqual({ passed: 0, failed: 1 })
})
