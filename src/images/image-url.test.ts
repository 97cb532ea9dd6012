import { createImageUrls } from './image-url'

const images = createImageUrls('hearthside.imgix.net')
const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams)
const widthsOf = (srcSet: string) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

describe('createImageUrls', () => {
  it.each([
    'https://hearthside.imgix.net',
    'hearthside.imgix.net/',
    'hearthside.imgix.net/path',
    'hearthside',
    '',
    'a b.net',
  ])('refuses %p as a domain', (domain) => {
    expect(() => createImageUrls(domain)).toThrow('fully-qualified domain without protocol or path')
  })
})

describe('url', () => {
  it('asks for compression, the best format and scaling, at one device pixel to a CSS pixel', () => {
    const address = images.url('/inbox.png', { width: 640, height: 480 })
    expect(new URL(address).origin).toBe('https://hearthside.imgix.net')
    expect(parametersOf(address)).toEqual({ auto: 'compress,format', fit: 'scale', w: '640', h: '480', dpr: '1' })
  })

  it('leaves out sizes that nobody gives', () => {
    expect(parametersOf(images.url('/inbox.png'))).toEqual({ auto: 'compress,format', fit: 'scale', dpr: '1' })
  })

  it.each([0, 0.5, 5.1, Number.NaN])('refuses %p as a device pixel ratio', (dpr) => {
    expect(() => images.url('/inbox.png', { dpr })).toThrow('must be between 1 and 5')
  })
})

describe('srcSet', () => {
  it('offers a series from 100 to 8192 px when nobody says otherwise', () => {
    const widths = widthsOf(images.srcSet('/inbox.png'))
    expect(widths[0]).toBe(100)
    expect(widths.at(-1)).toBe(8192)
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
  })

  it('offers exactly the widths that it is given', () => {
    expect(widthsOf(images.srcSet('/inbox.png', { widths: [200, 400] }))).toEqual([200, 400])
  })

  it.each([
    [{ minWidth: 0 }, 'positive integers'],
    [{ maxWidth: 12.5 }, 'positive integers'],
    [{ widths: [200, -1] }, 'positive integers'],
    [{ minWidth: 400, maxWidth: 200 }, 'smallest width, 400, is larger than the largest, 200'],
    [{ widthTolerance: 0 }, 'at least 0.01'],
    [{ widthTolerance: Number.NaN }, 'at least 0.01'],
  ])('refuses %j', (options, message) => {
    expect(() => images.srcSet('/inbox.png', options)).toThrow(message)
  })
})

describe('densitySrcSet', () => {
  it('lowers the quality as pixels get finer: 75, 50, 35, 23, 20', () => {
    const qualities = images
      .densitySrcSet('/inbox.png', 80)
      .split(',\n')
      .map((candidate) => parametersOf(candidate.split(' ')[0] ?? '').q)
    expect(qualities).toEqual(['75', '50', '35', '23', '20'])
  })

  it('refuses a width that is no positive integer', () => {
    expect(() => images.densitySrcSet('/inbox.png', 0)).toThrow('positive integers')
  })
})
