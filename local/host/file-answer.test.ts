import { createCompressor, negotiateEncoding, readByteRange } from './file-answer'

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

describe('negotiateEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity;q=1, *;q=0', 'identity'],
    ['*', 'br'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('answers %s with %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding)
  })
})

describe('createCompressor', () => {
  it('compresses the same content once', async () => {
    const compress = createCompressor(1)
    const content = Buffer.from('light '.repeat(200))

    const first = await compress(content, 'hash', 'br')
    const second = await compress(content, 'hash', 'br')

    expect(first.length).toBeLessThan(content.length)
    expect(second).toBe(first)
    expect(await compress(content, 'hash', 'gzip')).not.toBe(first)
  })
})
