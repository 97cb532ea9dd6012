import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chooseSteps, secondBuildVariables, steps } from './test-steps.mjs'

const ids = (only?: string, CI?: string): readonly string[] => chooseSteps(only, { CI }).map(({ id }) => id)

it('runs every step in continuous integration, and all but the one on Node 24 elsewhere', () => {
  const all = steps.map(({ id }) => id)
  expect(ids(undefined, 'true')).toEqual(all)
  expect(ids()).toEqual(all.filter((id) => id !== 'node24'))
  expect(ids('node24')).toEqual(['node24'])
})

it('runs unit tests and a build on Node 24', () => {
  const commands = steps.find(({ id }) => id === 'node24')?.commands.map((command) => command.join(' ')) ?? []
  expect(commands).toEqual([
    expect.stringMatching(/^npx --yes -p node@24 node \S+jest .*server\//),
    expect.stringMatching(/^npx --yes -p node@24 node --import tsx \S+build-copy\.ts$/),
  ])
})

it('runs the chosen steps in their own order', () => {
  expect(ids('e2e, unit')).toEqual(['unit', 'e2e'])
})

it('refuses an unknown step and lists the known ones', () => {
  expect(() => ids('unit,tests')).toThrow(/^"tests" must be one of build, unit, .*e2e\.$/)
})

it('runs the build before the steps that test it', () => {
  for (const { after } of steps) {
    if (after !== undefined) expect(ids()).toContain(after)
  }
  expect(ids().indexOf('build')).toBeLessThan(ids().indexOf('e2e'))
})

it('runs the integration tests, which make the second build, before the end-to-end tests', () => {
  expect(ids().indexOf('integration')).toBeLessThan(ids().indexOf('e2e'))
})

it('caches the results of every check of the source', () => {
  for (const id of ['lint', 'types', 'unused']) {
    for (const command of steps.find((step) => step.id === id)?.commands ?? [])
      expect(command.join(' ')).toMatch(/--(?:cache-location=|tsBuildInfoFile )\.local\/cache\/\w/)
  }
})

describe('secondBuildVariables', () => {
  it('names the second build if it exists', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'second-build-'))
    expect(secondBuildVariables(folder)).toEqual({})
    await writeFile(path.join(folder, 'index.html'), '<h1>Hearthside</h1>')
    expect(secondBuildVariables(folder)).toEqual({ SECOND_BUILD: folder })
    await rm(folder, { recursive: true })
  })
})
