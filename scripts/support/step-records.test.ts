import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Result } from './run-steps.mjs'
import { type Inputs, keyOf, openRecords, readInputs, runIfChanged } from './step-records.mjs'
import type { Step } from './test-steps.mjs'

const counts = { passed: 3, failed: 0 }
const step: Step = { id: 'unit', commands: [['jest']], advice: '', ignores: /^docs\// }

let folder: string

const write = (name: string, text: string): Promise<void> => writeFile(path.join(folder, name), text)

const key = async (of: Step = step, environment: NodeJS.ProcessEnv = {}): Promise<string> =>
  keyOf(of, (await readInputs(folder, environment)) as Inputs)

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'step-records-'))
  execFileSync('git', ['init', '--quiet', folder])
  await write('.gitignore', '.env\nignored.txt\n')
  await write('.env.example', '# The origin.\n# SITE_URL=https://www.example.com\n')
  await write('code.ts', 'one')
})

afterEach(() => rm(folder, { recursive: true }))

describe('keyOf', () => {
  it('stays while nothing changes', async () => {
    const before = await key()
    await write('code.ts', 'one')
    await write('ignored.txt', 'of no step')
    expect(await key()).toBe(before)
  })

  it.each([
    ['a file', () => write('code.ts', 'two')],
    ['a new file', () => write('new.ts', 'two')],
    ['a deleted file', () => rm(path.join(folder, 'code.ts'))],
    ['a setting', () => write('.env', 'SITE_URL=https://www.example.org')],
  ])('changes with %s', async (_what, change) => {
    const before = await key()
    await change()
    expect(await key()).not.toBe(before)
  })

  it('changes with a variable of the environment that the site reads', async () => {
    expect(await key(step, { SITE_URL: 'https://www.example.org' })).not.toBe(await key())
    expect(await key(step, { TERM: 'dumb' })).toBe(await key())
  })

  it('changes with the commands of the step', async () => {
    expect(await key({ ...step, commands: [['jest', '--ci']] })).not.toBe(await key())
  })

  it('leaves out files that the step does not read', async () => {
    const { files, machine } = (await readInputs(folder)) as Inputs
    const more = { files: new Map([...files, ['docs/guide.md', 'digest']]), machine }
    expect(keyOf(step, more)).toBe(keyOf(step, { files, machine }))
    expect(keyOf({ ...step, ignores: undefined }, more)).not.toBe(
      keyOf({ ...step, ignores: undefined }, { files, machine }),
    )
  })
})

it('reads nothing outside of a git repository', async () => {
  await rm(path.join(folder, '.git'), { recursive: true })
  expect(await readInputs(folder)).toBeUndefined()
})

describe('openRecords', () => {
  const open = () => openRecords(path.join(folder, 'passed.json'))

  it('finds the result that was kept for the same key, also in a later run', async () => {
    ;(await open()).keep('unit', { key: 'a', counts })
    expect((await open()).find('unit', 'a')).toEqual(counts)
    expect((await open()).find('unit', 'b')).toBeUndefined()
    expect((await open()).find('lint', 'a')).toBeUndefined()
  })

  it('forgets a step that fails', async () => {
    const records = await open()
    records.keep('unit', { key: 'a', counts })
    records.keep('unit', undefined)
    expect((await open()).find('unit', 'a')).toBeUndefined()
  })
})

it('has no records after a run that ended while writing them', async () => {
  const file = path.join(folder, 'half.json')
  await writeFile(file, '[["unit",{"key":')
  expect((await openRecords(file)).find('unit', 'a')).toBeUndefined()
})

describe('runIfChanged', () => {
  const passed: Result = { state: 'passed', counts, duration: 1 }

  /** Runs the step twice, and tells whether it ran the second time. */
  async function isRepeated({
    first = passed,
    meanwhile = () => Promise.resolve(),
    later = () => Promise.resolve(),
    again = false,
    of = step,
  }): Promise<boolean> {
    const records = await openRecords(path.join(folder, 'ignored.txt'))
    const options = { records, read: () => readInputs(folder, {}) }
    await runIfChanged(of, () => meanwhile().then(() => first), options)
    await later()
    const second = jest.fn(() => Promise.resolve(passed))
    const result = await runIfChanged(of, second, { ...options, again })
    expect(result).toEqual(second.mock.calls.length > 0 ? passed : { state: 'unchanged', counts })
    return second.mock.calls.length > 0
  }

  const change = (): Promise<void> => write('code.ts', 'two')

  it('does not repeat a step that passed with the same files', async () => {
    expect(await isRepeated({})).toBe(false)
  })

  it.each<[string, Parameters<typeof isRepeated>[0]]>([
    ['failed', { first: { ...passed, state: 'failed' } }],
    ['passed while files changed', { meanwhile: change }],
    ['passed with other files', { later: change }],
    ['passed, when asked to', { again: true }],
    ['makes files for later steps', { of: { ...step, makesFiles: true } }],
  ])('repeats a step that %s', async (_what, options) => {
    expect(await isRepeated(options)).toBe(true)
  })
})
