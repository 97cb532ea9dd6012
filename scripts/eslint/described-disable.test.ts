import { Linter } from 'eslint'
import { describedDisable } from './described-disable.mjs'

const problems = (source: string): number =>
  new Linter().verify(source, {
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { hearthside: { rules: { 'described-disable': describedDisable } } },
    rules: { 'hearthside/described-disable': 'error' },
  }).length

it('requires a reason for every disabled rule', () => {
  expect(problems('debugger // eslint-disable-line no-debugger\n')).toBe(1)
  expect(problems('// eslint-disable-next-line no-debugger\ndebugger\n')).toBe(1)
  expect(problems('/* eslint-disable */\n')).toBe(1)
  expect(problems('debugger // eslint-disable-line\n')).toBe(1)
  expect(problems('/* eslint-disable no-debugger -- */\n')).toBe(1)
})

it('accepts a reason', () => {
  expect(problems('// eslint-disable-next-line no-debugger -- stops here on purpose\ndebugger\n')).toBe(0)
  expect(problems('/* eslint-disable no-debugger --\n * stops here on purpose\n */\n')).toBe(0)
})

it('ignores other comments', () => {
  expect(problems('// A comment that explains eslint-disable\n/* eslint-enable */\n')).toBe(0)
})
