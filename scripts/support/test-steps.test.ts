import { chooseSteps, steps } from './test-steps'

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
