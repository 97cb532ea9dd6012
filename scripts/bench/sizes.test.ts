import { brotliSize, gzipSize } from './sizes'

describe('sizes', () => {
  it('counts nothing as nothing', () => {
    expect([gzipSize(''), brotliSize('')]).toEqual([0, 0])
  })

  it('are those after compression, the same each time', () => {
    const text = 'shared inbox '.repeat(100)
    expect(gzipSize(text)).toBeLessThan(100)
    expect(gzipSize(Buffer.from(text))).toBe(gzipSize(text))
    expect(brotliSize(text)).toBeLessThan(gzipSize(text))
  })
})
