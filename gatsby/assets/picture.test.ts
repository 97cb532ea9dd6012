import { readBuildEnvironment } from '../environment'
import { findBuiltFiles, imageService, sourceDigest, type AssetNode } from './image-service'
import { pictureOf, socialImageOf, srcSetWidths, type PictureRequest } from './picture'

const asset: AssetNode = {
  contentful_id: 'home-inbox',
  title: 'Inbox',
  url: 'https://127.0.0.1:8743/space/home-inbox/0123456789abcdef0123456789abcdef/home-inbox.png',
  mimeType: 'image/png',
  description: 'The shared inbox',
  width: 1600,
  height: 1200,
  size: 90_000,
}

const drawing: AssetNode = { ...asset, url: asset.url.replace('.png', '.svg'), mimeType: 'image/svg+xml' }
const film: AssetNode = { ...asset, mimeType: 'video/mp4', url: 'https://videos.test/a/b/c/tour.mp4', width: null }

const space = { CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b' }
const service = (variables: Readonly<Record<string, string>>) =>
  imageService(readBuildEnvironment({ ...space, ...variables }))

const services = {
  build: service({ IMAGES: 'build' }),
  contentful: service({ IMAGES: 'contentful' }),
  imgix: service({ IMAGES: 'imgix', IMAGE_CDN_DOMAIN: 'hearthside.imgix.net' }),
  local: service({ IMAGES: 'local' }),
}

const constrained: PictureRequest = { layout: 'constrained', width: 640 }

const candidates = (srcSet = '') => srcSet.split(/,(?=\/|https:)/).map((candidate) => candidate.split(' '))
const parameters = (address = '') => Object.fromEntries(new URL(address, 'https://site.test').searchParams)
const offered = (picture: ReturnType<typeof pictureOf>) => candidates(picture?.sources[0]?.srcSet)
const widthsOf = (source: AssetNode, request: PictureRequest) =>
  offered(pictureOf(services.build, source, request)).map(([, width]) => Number.parseInt(width ?? ''))

const sized = (width: number, height: number): AssetNode => ({ ...asset, width, height })

describe('layouts (5, 9)', () => {
  it.each<[string, PictureRequest, AssetNode, number[]]>([
    ['constrained, smaller and larger than shown', constrained, asset, [211, 422, 640, 960]],
    ['constrained, never larger than the source', { ...constrained, width: 3000 }, asset, [528, 1056, 1600]],
    ['constrained, 800 px by default', { layout: 'constrained' }, asset, [264, 528, 800, 1200]],
    ['constrained, none below 100 px', { ...constrained, width: 144 }, asset, [100, 144, 216]],
    ['fixed, for the densities 1 to 5', { layout: 'fixed', width: 80 }, asset, [80, 160, 240, 320, 400]],
    ['fixed, up to the source', { layout: 'fixed', width: 700 }, asset, [700, 1400]],
    ['full width, up to the source', { layout: 'fullWidth' }, asset, [320, 654, 768, 1024, 1366, 1600]],
    [
      'full width, at every breakpoint',
      { layout: 'fullWidth' },
      sized(5000, 3000),
      [320, 654, 768, 1024, 1366, 1600, 1920, 2048, 2560, 3440, 3840, 4096],
    ],
  ])('offers the widths of %s', (_name, request, source, widths) => {
    expect(widthsOf(source, request)).toEqual(widths)
  })

  it('lowers the quality for dense screens: 75, 50, 35, 23, 20', () => {
    const requests = offered(pictureOf(services.imgix, asset, { layout: 'fixed', width: 80 })).map(([address]) =>
      parameters(address),
    )
    expect(requests.map(({ w, dpr, q }) => [w, dpr, q].join(' '))).toEqual([
      '80 1 75',
      '80 2 50',
      '80 3 35',
      '80 4 23',
      '80 5 20',
    ])
  })

  it('crops to the aspect ratio within the size of the source', () => {
    const picture = pictureOf(services.imgix, asset, { layout: 'fixed', width: 600, aspectRatio: '1:1' })
    expect(picture).toMatchObject({ width: 600, height: 600 })
    expect(offered(picture).map(([address]) => parameters(address))).toMatchObject([
      { w: '600', h: '600', fit: 'crop', dpr: '1' },
      { w: '600', h: '600', fit: 'crop', dpr: '2' },
    ])
    expect(pictureOf(services.build, asset, { ...constrained, aspectRatio: '1.6:0.9' })).toMatchObject({
      width: 640,
      height: 360,
      src: expect.stringMatching(/-640x360\.webp$/) as string,
    })
  })

  it.each<[string, PictureRequest, string]>([
    ['a missing layout', { width: 640 }, 'must be one of fixed, fullWidth, constrained, not ""'],
    ['a fixed layout without a size', { layout: 'fixed' }, '"fixed" needs a width or a height'],
    ['an aspect ratio in words', { ...constrained, aspectRatio: 'wide' }, 'must look like w:h'],
    ['an aspect ratio with zero', { ...constrained, aspectRatio: '16:0' }, 'must look like w:h'],
  ])('rejects %s', (_name, request, message) => {
    expect(() => pictureOf(services.build, asset, request)).toThrow(message)
  })
})

describe('srcSetWidths (5)', () => {
  it('keeps widths within the limits', () => {
    expect(srcSetWidths([50, 400, 9000])).toEqual([100, 400, 8192])
  })

  it('removes widths that differ by less than the tolerance', () => {
    expect(srcSetWidths([600, 690, 700], 100, 8192, 0.08)).toEqual([600, 700])
    expect(srcSetWidths([600, 690, 700], 100, 8192, 0.01)).toEqual([600, 690])
  })

  it.each([
    [[0, 100, 0.08], 'positive integers'],
    [[100, 12.5, 0.08], 'positive integers'],
    [[400, 200, 0.08], 'smallest width, 400, is larger than the largest, 200'],
    [[100, 200, 0], 'at least 0.01'],
    [[100, 200, Number.NaN], 'at least 0.01'],
  ] as const)('rejects the limits %j', (limits, message) => {
    expect(() => srcSetWidths([200], ...limits)).toThrow(message)
  })
})

describe.each(Object.entries(services))('a picture made by %s', (_name, chosen) => {
  const picture = pictureOf(chosen, asset, constrained)

  it('has the size and the alternative text of its asset', () => {
    expect(picture).toMatchObject({ width: 640, height: 480, alt: 'The shared inbox' })
    expect(pictureOf(chosen, asset, { ...constrained, alt: '' })).toMatchObject({ alt: '' })
  })

  it.each(['image/png', 'image/svg+xml'])('has an empty text if the asset (%s) has none in this locale', (mimeType) => {
    expect(pictureOf(chosen, { ...asset, mimeType, description: null }, constrained)).toMatchObject({ alt: '' })
  })

  it('is the unchanged file for an SVG', () => {
    expect(pictureOf(chosen, { ...drawing, width: 140, height: 36 }, { ...constrained, width: 280 })).toMatchObject({
      src: chosen.original(drawing),
      width: 280,
      height: 72,
      sources: [],
    })
  })

  it('is 4:3 for an SVG without a size', () => {
    const picture = pictureOf(chosen, { ...drawing, width: null, height: null }, { layout: 'constrained' })
    expect(picture).toMatchObject({ width: 800, height: 600 })
  })

  it('is omitted with a warning when the asset has no size', () => {
    const warn = jest.fn()
    expect(pictureOf(chosen, film, constrained, warn)).toBeUndefined()
    expect(warn).toHaveBeenCalledWith('is shown as a picture but is a video/mp4 file; it is left out')
  })
})

describe('pictures made at build', () => {
  const picture = pictureOf(services.build, asset, constrained)

  it('are AVIF in all widths, and one WebP', () => {
    const digest = sourceDigest(asset)
    expect(picture?.sources[0]?.type).toBe('image/avif')
    expect(offered(picture)[0]?.[0]).toBe(`/pictures/home-inbox-${digest}-211.avif`)
    expect(picture?.src).toBe(`/pictures/home-inbox-${digest}-640.webp`)
  })

  it('are found in page data with their source and size', () => {
    const text = JSON.stringify({
      picture,
      drawing: services.build.original(drawing),
      social: socialImageOf(services.build, asset),
      fixed: pictureOf(services.build, asset, { layout: 'fixed', width: 700 }),
    })
    const found = findBuiltFiles(text)
    expect(found.map(({ variant }) => variant)).toEqual([
      { width: 640, format: 'webp' },
      ...[211, 422, 640, 960].map((width) => ({ width, format: 'avif' })),
      undefined,
      { width: 1200, height: 630, format: 'jpg' },
      { width: 700, format: 'webp' },
      { width: 700, format: 'avif' },
      { width: 1400, density: 2, format: 'avif' },
    ])
    expect(found[0]?.source).toBe(sourceDigest(asset))
    expect(found[5]?.source).toBe(sourceDigest(drawing))
  })
})

describe('pictures from imgix and from the local stand-in', () => {
  it.each([
    ['imgix', 'https://hearthside.imgix.net/space/home-inbox/'],
    ['local', '/_images/space/home-inbox/'],
  ] as const)('%s: request compression, format, scale, density and quality (7.1, 9)', (name, start) => {
    const { src = '' } = pictureOf(services[name], asset, constrained) ?? {}
    expect(src.startsWith(start)).toBe(true)
    expect(parameters(src)).toEqual({ auto: 'compress,format', fit: 'scale', w: '640', dpr: '1', q: '75' })
  })

  it('request a JPEG cropped to the size for social networks', () => {
    expect(parameters(socialImageOf(services.imgix, asset))).toMatchObject({
      w: '1200',
      h: '630',
      fit: 'crop',
      fm: 'jpg',
    })
  })

  it.each(['https://hearthside.imgix.net', 'hearthside.imgix.net/', 'hearthside', ''])(
    'reject %p as a domain (5)',
    (domain) => {
      const environment = { ...readBuildEnvironment(space), IMAGES: 'imgix', IMAGE_CDN_DOMAIN: domain } as const
      expect(() => imageService(environment)).toThrow(
        `IMAGE_CDN_DOMAIN: "${domain}" must be a fully-qualified domain without protocol or path`,
      )
    },
  )
})

describe("pictures from Contentful's Images API", () => {
  it('name width, fit, format and quality', () => {
    const picture = pictureOf(services.contentful, asset, constrained)
    expect(parameters(offered(picture)[0]?.[0])).toEqual({ w: '211', fit: 'scale', fm: 'avif', q: '50' })
    expect(parameters(picture?.src)).toEqual({ w: '640', fit: 'scale', fm: 'webp', q: '75' })
  })

  it('use lower quality numbers for AVIF', () => {
    const fixed = pictureOf(services.contentful, asset, { layout: 'fixed', width: 80 })
    expect(offered(fixed).map(([address]) => parameters(address).q)).toEqual(['50', '45', '40', '35', '33'])
  })

  it('are WebP, with a warning, above 9 megapixels', () => {
    const warn = jest.fn()
    const large = pictureOf(services.contentful, sized(4000, 3000), constrained, warn)
    expect(large?.sources[0]?.type).toBe('image/webp')
    expect(large?.sources[0]?.srcSet).not.toContain('avif')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('more than 9 megapixels'))
  })

  it('are the original file, with a warning, above 20 MB', () => {
    const warn = jest.fn()
    const huge = pictureOf(services.contentful, { ...asset, size: 21 * 1024 * 1024 }, constrained, warn)
    expect(huge).toMatchObject({ src: asset.url, sources: [] })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('larger than 20 MB'))
  })
})

describe('socialImageOf', () => {
  it('returns undefined for an SVG and for a file that is not a picture', () => {
    expect(socialImageOf(services.build, drawing)).toBeUndefined()
    expect(socialImageOf(services.build, film)).toBeUndefined()
  })
})
