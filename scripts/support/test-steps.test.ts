import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chooseSteps, secondBuildVariables, steps } from './test-steps.mjs'

const ids = (only?: string): readonly string[] => chooseSteps(only).map(({ id }) => id)

it('runs everything unless told otherwise', () => {
  expect(chooseSteps(undefined)).toBe(steps)
})

it('runs the chosen steps in their own order', () => {
  expect(ids('e2e, unit')).toEqual(['unit', 'e2e'])
})

it('says what there is to choose from', () => {
  expect(() => ids('unit,tests')).toThrow(/no step "tests".*build, unit/)
})

it('builds before what tests the build', () => {
  for (const { after } of steps) {
    if (after !== undefined) expect(ids()).toContain(after)
  }
  expect(ids().indexOf('build')).toBeLessThan(ids().indexOf('e2e'))
})

it('makes the second build before the end-to-end tests that deploy it', () => {
  expect(ids().indexOf('integration')).toBeLessThan(ids().indexOf('e2e'))
})

it('lets every check of the source remember what it has found before', () => {
  for (const id of ['lint', 'types', 'unused']) {
    for (const command of steps.find((step) => step.id === id)?.commands ?? [])
      expect(command.join(' ')).toMatch(/--(?:cache-location=|tsBuildInfoFile )\.local\/cache\/\w/)
  }
})

describe('secondBuildVariables', () => {
  it('names the second build when there is one', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'second-build-'))
    expect(secondBuildVariables(folder)).toEqual({})
    await writeFile(path.join(folder, 'index.html'), '<h1>Hearthside</h1>')
    expect(secondBuildVariables(folder)).toEqual({ SECOND_BUILD: folder })
    await rm(folder, { recursive: true })
  })
})
