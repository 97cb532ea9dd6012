import { readBuildEnvironment } from '../environment'
import { findBuiltFiles, imageService, sourceDigest, type AssetNode } from './image-service'
import { pictureOf, socialImageOf } from './picture'

const asset: AssetNode = {
  contentful_id: 'home-inbox',
  url: 'https://127.0.0.1:8743/space/home-inbox/0123456789abcdef0123456789abcdef/home-inbox.png',
  mimeType: 'image/png',
  description: 'The shared inbox',
  width: 1600,
  height: 1200,
  size: 90_000,
}

const drawing: AssetNode = { ...asset, url: asset.url.replace('.png', '.svg'), mimeType: 'image/svg+xml' }
const film: AssetNode = { ...asset, mimeType: 'video/mp4', url: 'https://videos.test/a/b/c/tour.mp4', width: null }

const service = (variables: Readonly<Record<string, string>>) =>
  imageService(readBuildEnvironment({ CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b', ...variables }))

const services = {
  build: service({ IMAGES: 'build' }),
  contentful: service({ IMAGES: 'contentful' }),
  imgix: service({ IMAGES: 'imgix', IMAGE_CDN_DOMAIN: 'hearthside.imgix.net' }),
  local: service({ IMAGES: 'local' }),
}

const candidates = (srcSet = '') => srcSet.split(/,(?=\/|https:)/).map((candidate) => candidate.split(' '))
const parameters = (address: string) => Object.fromEntries(new URL(address, 'https://site.test').searchParams)

describe.each(Object.entries(services))('a picture made by %s', (_name, chosen) => {
  const picture = pictureOf(chosen, asset, 640)

  it('is offered in the planned widths, with its size and its words', () => {
    expect(candidates(picture?.sources[0]?.srcSet).map(([, width]) => width)).toEqual(['211w', '422w', '640w', '960w'])
    expect(picture).toMatchObject({ width: 640, height: 480, alt: 'The shared inbox' })
  })

  it('has another address for each width and for the picture that every browser takes', () => {
    const addresses = [...candidates(picture?.sources[0]?.srcSet).map(([address]) => address), picture?.src]
    expect(new Set(addresses).size).toBe(chosen.negotiates ? 4 : 5)
  })

  it('is one unchanged file when it is a drawing', () => {
    expect(pictureOf(chosen, { ...drawing, width: 140, height: 36 }, 280)).toMatchObject({
      src: chosen.original(drawing),
      width: 280,
      height: 72,
      sources: [],
    })
  })

  it('is left out with a warning when the asset has no size', () => {
    const warn = jest.fn()
    expect(pictureOf(chosen, film, 640, warn)).toBeUndefined()
    expect(warn).toHaveBeenCalledWith('is shown as a picture but is a video/mp4 file; it is left out')
  })
})

describe('pictures made at build', () => {
  const picture = pictureOf(services.build, asset, 640)

  it('are AVIF in all widths, and one WebP', () => {
    const digest = sourceDigest(asset)
    expect(picture?.sources[0]?.type).toBe('image/avif')
    expect(candidates(picture?.sources[0]?.srcSet)[0]?.[0]).toBe(`/pictures/home-inbox-${digest}-211.avif`)
    expect(picture?.src).toBe(`/pictures/home-inbox-${digest}-640.webp`)
  })

  it('are found again in the data of a page, with what they are made from', () => {
    const text = JSON.stringify({
      picture,
      drawing: services.build.original(drawing),
      social: socialImageOf(services.build, asset),
    })
    const found = findBuiltFiles(text)
    expect(found).toHaveLength(7)
    expect(found.map(({ variant }) => variant)).toEqual([
      { width: 640, format: 'webp' },
      ...[211, 422, 640, 960].map((width) => ({ width, format: 'avif' })),
      undefined,
      { width: 1200, height: 630, format: 'jpg' },
    ])
    expect(found[0]?.source).toBe(sourceDigest(asset))
    expect(found[5]?.source).toBe(sourceDigest(drawing))
  })

  it('have other addresses when the asset has another file, and the same at another port', () => {
    expect(sourceDigest({ url: asset.url.replace('0123', '4567') })).not.toBe(sourceDigest(asset))
    expect(sourceDigest({ url: asset.url.replace('8743', '9000') })).toBe(sourceDigest(asset))
  })
})

describe('pictures from imgix and from the local stand-in', () => {
  it.each([
    ['imgix', 'https://hearthside.imgix.net/space/home-inbox/'],
    ['local', '/_images/space/home-inbox/'],
  ] as const)('%s: ask for compression, format, scale and density at their own address (7.1)', (name, start) => {
    const { src = '' } = pictureOf(services[name], asset, 640) ?? {}
    expect(src.startsWith(start)).toBe(true)
    expect(parameters(src)).toEqual({ auto: 'compress,format', fit: 'scale', w: '640', dpr: '1' })
  })

  it('ask for a JPEG cut to the size of social networks', () => {
    expect(parameters(socialImageOf(services.imgix, asset) ?? '')).toMatchObject({
      w: '1200',
      h: '630',
      fit: 'crop',
      fm: 'jpg',
    })
  })

  it('leave videos to the space, except where the stand-in serves them', () => {
    expect(services.imgix.original(film)).toBe(film.url)
    expect(services.local.original(film)).toBe('/_images/a/b/c/tour.mp4')
  })

  it('refuse a domain that is an address (5)', () => {
    expect(() => service({ IMAGES: 'imgix', IMAGE_CDN_DOMAIN: 'https://hearthside.imgix.net/' })).toThrow(
      'without protocol or path',
    )
  })
})

describe("pictures from Contentful's Images API", () => {
  it('name width, fit, format and quality', () => {
    const picture = pictureOf(services.contentful, asset, 640)
    const [address = ''] = candidates(picture?.sources[0]?.srcSet)[0] ?? []
    expect(parameters(address)).toEqual({ w: '211', fit: 'scale', fm: 'avif', q: '50' })
    expect(parameters(picture?.src ?? '')).toEqual({ w: '640', fit: 'scale', fm: 'webp', q: '75' })
  })

  it('are WebP, with a warning, above 9 megapixels', () => {
    const warn = jest.fn()
    const large = pictureOf(services.contentful, { ...asset, width: 4000, height: 3000 }, 640, warn)
    expect(large?.sources[0]?.type).toBe('image/webp')
    expect(large?.sources[0]?.srcSet).not.toContain('avif')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('more than 9 megapixels'))
  })

  it('are the original file, with a warning, above 20 MB', () => {
    const warn = jest.fn()
    const huge = pictureOf(services.contentful, { ...asset, size: 21 * 1024 * 1024 }, 640, warn)
    expect(huge).toMatchObject({ src: asset.url, sources: [] })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('larger than 20 MB'))
  })
})

describe('socialImageOf', () => {
  it('is none for a drawing and for what is no picture', () => {
    expect(socialImageOf(services.build, drawing)).toBeUndefined()
    expect(socialImageOf(services.build, film)).toBeUndefined()
  })
})
