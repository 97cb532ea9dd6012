import { readByteRange } from './byte-range'

describe('readByteRange', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-5000', { start: 50, end: 99 }],
  ])('reads %s of 100 bytes', (header, range) => {
    expect(readByteRange(header, 100)).toEqual(range)
  })

  it.each(['bytes=100-', 'bytes=-0'])('calls %s of 100 bytes unsatisfiable', (header) => {
    expect(readByteRange(header, 100)).toBe('unsatisfiable')
  })

  it.each([undefined, 'bytes=-', 'bytes=9-0', 'lines=1-2', 'bytes=0-1,5-6'])('leaves %s aside', (header) => {
    expect(readByteRange(header, 100)).toBeUndefined()
  })
})
