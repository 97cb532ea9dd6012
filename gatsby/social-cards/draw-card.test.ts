import { breakLines } from './draw-card'

const widthOf = (line: string): number => line.length

describe('breakLines', () => {
  it('keeps what fits on one line', () => {
    expect(breakLines('Short and sweet', 20, widthOf)).toEqual(['Short and sweet'])
  })

  it('makes lines of about the same length', () => {
    expect(breakLines('one two three four', 14, widthOf)).toEqual(['one two', 'three four'])
  })

  it('never makes a line longer than the width, unless it is one word', () => {
    const lines = breakLines('A staffing calculator for unforeseeable multitudes of questions', 12, widthOf)
    expect(lines.filter((line) => line.length > 12)).toEqual(['unforeseeable'])
    expect(lines.join(' ')).toBe('A staffing calculator for unforeseeable multitudes of questions')
  })

  it('has no line for no words', () => {
    expect(breakLines('  ', 12, widthOf)).toEqual([])
  })
})
