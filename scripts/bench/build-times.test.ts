import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Builder, measureBuilds } from './build-times'

const original = '---\nquestion: Can I change my plan?\n---\n\nYes.\n'

let folder: string
let entry: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'build-times-test-'))
  entry = path.join(folder, 'answer.md')
  await writeFile(entry, original)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Notes what it was asked to do, and what the entry said at that time. */
const recordingBuilder = (fail: (buildNumber: number) => boolean = () => false): Builder & { steps: string[] } => {
  const steps: string[] = []
  return {
    steps,
    clean: () => {
      steps.push('clean')
      return Promise.resolve()
    },
    build: async () => {
      const text = await readFile(entry, 'utf8')
      steps.push(text === original ? 'build' : 'build with the edit')
      if (fail(steps.length)) throw new Error('broken build')
    },
  }
}

describe('measureBuilds', () => {
  it('builds cold, warm, after an edit and after its reversal', async () => {
    const builder = recordingBuilder()
    await measureBuilds(builder, entry)
    expect(builder.steps).toEqual(['clean', 'build', 'build', 'build with the edit', 'build'])
    expect(await readFile(entry, 'utf8')).toBe(original)
  })

  it('reports the times of the builds, and the slower one of the two edits', async () => {
    const lasting = [40, 5, 10, 20]
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => now)
    const build = () => {
      now += lasting.shift() ?? 0
      return Promise.resolve()
    }
    const times = await measureBuilds({ clean: () => Promise.resolve(), build }, entry)
    expect(times).toEqual({ cold: 40, unchanged: 5, edited: 20 })
  })

  it('puts the entry back when the build fails', async () => {
    const builder = recordingBuilder((step) => step === 4)
    await expect(measureBuilds(builder, entry)).rejects.toThrow('broken build')
    expect(builder.steps.at(-1)).toBe('build with the edit')
    expect(await readFile(entry, 'utf8')).toBe(original)
  })
})
