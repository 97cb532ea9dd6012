import { createCompressor, negotiateEncoding } from './encodings'

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
