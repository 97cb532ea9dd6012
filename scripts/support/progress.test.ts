import { PassThrough } from 'node:stream'
import { createProgress, formatDuration } from './progress.mjs'

/** A stream that stands for a terminal or a log, and what was written to it. */
function capture(terminal: { isTTY: boolean; columns?: number }) {
  const stream = Object.assign(new PassThrough(), terminal) as unknown as NodeJS.WriteStream
  return { stream, written: () => String((stream as unknown as PassThrough).read() ?? '') }
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

it.each([
  [400, '0 s'],
  [59_400, '59 s'],
  [60_000, '1 min 00 s'],
  [125_000, '2 min 05 s'],
])('writes %d ms as %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words)
})

it('writes one line for a beginning and one for an end into a log', () => {
  const { stream, written } = capture({ isTTY: false })
  const progress = createProgress(stream)

  progress.begin('build')
  jest.advanceTimersByTime(12_000)
  expect(progress.end('build', false)).toBe(12_000)

  expect(written()).toBe('… build\n✗ build, 12 s\n')
})

it('counts the seconds of all that is under way in a terminal, and cleans up behind it', () => {
  const { stream, written } = capture({ isTTY: true, columns: 80 })
  const progress = createProgress(stream)

  progress.begin('lint')
  jest.advanceTimersByTime(2000)
  progress.begin('types')
  written()
  jest.advanceTimersByTime(1000)
  expect(written()).toBe('\r\u001B[2K… lint 3 s, types 1 s')

  progress.end('lint', true)
  progress.end('types', true)
  expect(written().endsWith('✓ types, 1 s\n\r\u001B[2K')).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('keeps the counting line within the width of the terminal', () => {
  const { stream, written } = capture({ isTTY: true, columns: 10 })
  const progress = createProgress(stream)

  progress.begin('a title that is long')
  expect(written()).toBe('\r\u001B[2K… a title')
  progress.end('a title that is long', true)
})
