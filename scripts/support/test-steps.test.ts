import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chooseSteps, secondBuildVariables, steps } from './test-steps.mjs'

const ids = (only?: string): readonly string[] => chooseSteps(only).map(({ id }) => id)

it('runs the chosen steps in their own order', () => {
  expect(ids('e2e, unit')).toEqual(['unit', 'e2e'])
})

it('rejects an unknown step and lists the known ones', () => {
  expect(() => ids('unit,tests')).toThrow(/^"tests" must be one of build, unit, .*e2e\.$/)
})

it('starts the build before the steps that wait for it', () => {
  for (const { id, after } of steps) {
    if (after !== undefined) expect(ids().slice(0, ids().indexOf(id))).toContain(after)
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
