import { readdir, readFile, rm, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { readBuildEnvironment } from '../environment'
import { publicFile, writePublicFile } from '../site-files'
import { useOwnFolder } from '../test-support/own-folder'
import { imageService, type AssetNode } from './image-service'
import { makePictures } from './make-pictures'
import { pictureOf as describePicture, socialImageOf } from './picture'

const service = imageService(readBuildEnvironment({ CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b' }))

const assetOf = (id: string, mimeType = 'image/png', extension = 'png'): AssetNode => ({
  contentful_id: id,
  title: id,
  url: `https://assets.test/space/${id}/token/${id}.${extension}`,
  mimeType,
  description: '',
  width: 800,
  height: 600,
})

const pictureOf = (asset: AssetNode, width: number, layout = 'constrained') =>
  describePicture(service, asset, { layout, width })

const photo = assetOf('photo')
const logo = assetOf('logo', 'image/svg+xml', 'svg')

let files: Map<string, Buffer>
let fetched: string[]

useOwnFolder()

const make = (assets: readonly AssetNode[] = [photo, logo]) => makePictures(assets)
const show = (page: string, data: unknown) => writePublicFile(`page-data/${page}/page-data.json`, JSON.stringify(data))
const published = async (address = ''): Promise<Buffer> => readFile(publicFile(address))

beforeEach(async () => {
  const png = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#e0612f' } })
    .png()
    .toBuffer()
  files = new Map([
    [photo.url, png],
    [logo.url, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])
  fetched = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = input as string
    fetched.push(address)
    const bytes = files.get(address)
    return bytes ? new Response(new Uint8Array(bytes)) : new Response('', { status: 404 })
  })
})

it('deletes pictures that no page shows any longer', async () => {
  await show('index', { drawing: pictureOf(logo, 400) })
  await show('old', { picture: pictureOf(photo, 400) })
  await make()
  await rm('public/page-data/old', { recursive: true })
  await make()
  expect(await readdir('public/pictures')).toEqual([expect.stringMatching(/^logo-/)])
  await show('old', { picture: pictureOf(photo, 400) })
  expect(await make()).toBe(0)
  expect((await readdir('public/pictures')).length).toBeGreaterThan(1)
})

it('makes every picture on the pages in its size and format and fetches each source once', async () => {
  const picture = pictureOf(photo, 400)
  const social = socialImageOf(service, photo)
  const drawing = pictureOf(logo, 400)
  await show('index', { picture, social, drawing })
  expect(await make()).toBe(7)
  expect(fetched.sort()).toEqual([logo.url, photo.url])

  const widths = await Promise.all(
    (picture?.sources[0]?.srcSet ?? '').split(',').map(async (candidate) => {
      const { format, width } = await sharp(await published(candidate.split(' ')[0])).metadata()
      return `${format} ${width}`
    }),
  )
  expect(widths).toEqual(['heif 132', 'heif 264', 'heif 400', 'heif 600'])
  expect(await sharp(await published(picture?.src)).metadata()).toMatchObject({
    format: 'webp',
    width: 400,
    height: 300,
  })
  expect(await sharp(await published(social)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(await published(drawing?.src)).toEqual(files.get(logo.url))
})

it('encodes pictures for dense screens with fewer bytes per pixel (9)', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const speckled = sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
  files.set(photo.url, await speckled.png().toBuffer())
  const fixed = pictureOf(photo, 80, 'fixed')
  await show('index', [fixed, pictureOf(photo, 400)])
  await make()
  const names = await readdir('public/pictures')
  const bytesOf = async (suffix: string) =>
    (await stat(`public/pictures/${names.find((name) => name.endsWith(suffix))}`)).size
  expect(await bytesOf('-400-5x.avif')).toBeLessThan(await bytesOf('-400.avif'))
})

it('reuses pictures after the site and Gatsby’s cache are deleted', async () => {
  await show('index', pictureOf(photo, 400))
  await make()
  await rm('public', { recursive: true })
  await show('index', pictureOf(photo, 400))
  expect(await make()).toBe(0)
  expect(fetched).toHaveLength(1)
  expect(await readdir('public/pictures')).toHaveLength(5)
})

it('leaves no partial file when it fails', async () => {
  files.set(photo.url, Buffer.from('not a picture'))
  await show('index', pictureOf(photo, 400))
  await expect(make()).rejects.toThrow('asset "photo" is not a readable picture')
  expect(await readdir('.local/pictures')).toEqual([])
  await expect(stat('public/pictures/photo')).rejects.toThrow()
})

it('names a picture without a source asset', async () => {
  await show('index', pictureOf(photo, 400))
  await expect(make([logo])).rejects.toThrow(/A page shows photo-\w+-\d+\.\w+, but no asset/)
})
