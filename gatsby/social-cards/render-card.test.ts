import { breakLines } from './render-card'

const widthOf = (line: string): number => line.length

describe('breakLines', () => {
  it('keeps short text on one line', () => {
    expect(breakLines('Short and sweet', 20, widthOf)).toEqual(['Short and sweet'])
  })

  it('breaks text into lines of similar length', () => {
    expect(breakLines('one two three four', 14, widthOf)).toEqual(['one two', 'three four'])
  })

  it('never exceeds the width, except for a single long word', () => {
    const lines = breakLines('A staffing calculator for unforeseeable multitudes of questions', 12, widthOf)
    expect(lines.filter((line) => line.length > 12)).toEqual(['unforeseeable'])
    expect(lines.join(' ')).toBe('A staffing calculator for unforeseeable multitudes of questions')
  })

  it('returns no lines for empty text', () => {
    expect(breakLines('  ', 12, widthOf)).toEqual([])
  })
})
