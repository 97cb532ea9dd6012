import { cdnPicture, pictureFromGatsby, vectorPicture, type AssetNode } from './picture'

const asset: AssetNode = {
  contentful_id: 'home-inbox',
  url: 'https://localhost:8743/space/home-inbox/token/home-inbox.png',
  mimeType: 'image/png',
  description: 'The shared inbox',
  width: 1600,
  height: 1200,
}

const asItIs = (address: string): string => address
const withoutQuery = (address: string): string => address.replace(/\?.*/, '')

describe('pictureFromGatsby', () => {
  const image = {
    width: 640,
    height: 480,
    backgroundColor: '#fbf1e2',
    images: {
      sources: [
        {
          type: 'image/avif',
          srcSet:
            '/_gatsby/image/a/1/x.avif?u=https%3A%2F%2Flocalhost&a=w%3D320&cd=1 320w,/_gatsby/image/a/2/x.avif?u=h 640w',
        },
      ],
      fallback: {
        src: '/_gatsby/image/a/3/x.webp?u=https%3A%2F%2Flocalhost',
        srcSet: '/_gatsby/image/a/3/x.webp?u=h 320w',
      },
    },
  }
  const picture = pictureFromGatsby(asset, image, withoutQuery)

  it('offers the better format in all sizes, and one file that every browser takes', () => {
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif'])
    expect(picture.src).toMatch(/\.webp$/)
  })

  it('keeps widths, and of addresses what it is told to', () => {
    expect(picture.sources[0]?.srcSet).toBe('/_gatsby/image/a/1/x.avif 320w,/_gatsby/image/a/2/x.avif 640w')
    expect(picture.src).toBe('/_gatsby/image/a/3/x.webp')
    expect(JSON.stringify(picture)).not.toContain('localhost')
  })

  it('keeps whole addresses for the development server, which makes files by what they ask for', () => {
    const whole = pictureFromGatsby(asset, image, asItIs)
    expect(whole.src).toBe(image.images.fallback.src)
    expect(whole.sources[0]?.srcSet).toBe(image.images.sources[0]?.srcSet)
  })

  it('names every file by the address that it is given for it', () => {
    const short = pictureFromGatsby(asset, image, (address) => withoutQuery(address).replace('/_gatsby/image/a', ''))
    expect(short.sources[0]?.srcSet).toBe('/1/x.avif 320w,/2/x.avif 640w')
    expect(short.src).toBe('/3/x.webp')
  })

  it('takes alternative text and color along', () => {
    expect(picture).toMatchObject({ alt: 'The shared inbox', color: '#fbf1e2', width: 640, height: 480 })
  })
})

describe('vectorPicture', () => {
  it('is one file with the proportions of the drawing', () => {
    expect(vectorPicture({ ...asset, width: 140, height: 36 }, '/_gatsby/file/a/logo.svg?u=x', 280, asItIs)).toEqual({
      src: '/_gatsby/file/a/logo.svg?u=x',
      width: 280,
      height: 72,
      alt: 'The shared inbox',
      sources: [],
    })
  })

  it('has the default proportions when the drawing gives no size', () => {
    expect(vectorPicture({ ...asset, width: null, height: null }, '/logo.svg', 48, asItIs)).toMatchObject({
      width: 48,
      height: 36,
    })
  })
})

describe('cdnPicture', () => {
  const plan = {
    layout: 'constrained',
    width: 640,
    height: 480,
    widths: [211, 422, 640, 960],
    alt: 'The shared inbox',
  } as const
  const picture = cdnPicture(asset, 'hearthside.imgix.net', plan)

  it('asks the CDN for compression, format and scale (specification 7.1)', () => {
    const { hostname, pathname, searchParams } = new URL(picture.src)
    expect(hostname).toBe('hearthside.imgix.net')
    expect(pathname).toBe('/space/home-inbox/token/home-inbox.png')
    expect(Object.fromEntries(searchParams)).toMatchObject({ auto: 'compress,format', fit: 'scale', w: '640' })
  })

  it('offers the planned widths, in whatever format the CDN chooses', () => {
    const [source] = picture.sources
    expect([...(source?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual(plan.widths)
    expect(picture).toMatchObject({ width: 640, height: 480, alt: 'The shared inbox' })
  })

  it('refuses a domain that is an address (specification 5)', () => {
    expect(() => cdnPicture(asset, 'https://hearthside.imgix.net/', plan)).toThrow('without protocol or path')
  })
})
