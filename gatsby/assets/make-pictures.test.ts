import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { readBuildEnvironment } from '../environment'
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

let folder: string
let siteFolder: string
let cacheFolder: string
let files: Map<string, Buffer>
let fetched: string[]

const make = (assets: readonly AssetNode[] = [photo, logo]) => makePictures({ siteFolder, cacheFolder, assets })
const show = async (page: string, data: unknown): Promise<void> => {
  await mkdir(path.join(siteFolder, 'page-data', page), { recursive: true })
  await writeFile(path.join(siteFolder, 'page-data', page, 'page-data.json'), JSON.stringify(data))
}
const published = async (address = ''): Promise<Buffer> => readFile(path.join(siteFolder, address))

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'))
  siteFolder = path.join(folder, 'public')
  cacheFolder = path.join(folder, 'cache')
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

afterEach(() => rm(folder, { recursive: true }))

it('deletes pictures that no page shows any longer', async () => {
  await show('index', { drawing: pictureOf(logo, 400) })
  await show('old', { picture: pictureOf(photo, 400) })
  await make()
  await rm(path.join(siteFolder, 'page-data/old'), { recursive: true })
  await make()
  expect(await readdir(path.join(siteFolder, 'pictures'))).toEqual([expect.stringMatching(/^logo-/)])
  await show('old', { picture: pictureOf(photo, 400) })
  expect(await make()).toBe(0)
  expect((await readdir(path.join(siteFolder, 'pictures'))).length).toBeGreaterThan(1)
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
  const fixed = pictureOf(photo, 160, 'fixed')
  await show('index', [fixed, pictureOf(photo, 800)])
  await make()
  const names = await readdir(path.join(siteFolder, 'pictures'))
  const bytesOf = async (suffix: string) =>
    (await stat(path.join(siteFolder, 'pictures', names.find((name) => name.endsWith(suffix)) ?? suffix))).size
  expect(await bytesOf('-800-5x.avif')).toBeLessThan(await bytesOf('-800.avif'))
})

it('reuses pictures after the site and Gatsby’s cache are deleted', async () => {
  await show('index', pictureOf(photo, 400))
  await make()
  await rm(siteFolder, { recursive: true })
  await show('index', pictureOf(photo, 400))
  expect(await make()).toBe(0)
  expect(fetched).toHaveLength(1)
  expect(await readdir(path.join(siteFolder, 'pictures'))).toHaveLength(5)
})

it('leaves no partial file when it fails', async () => {
  files.set(photo.url, Buffer.from('not a picture'))
  await show('index', pictureOf(photo, 400))
  await expect(make()).rejects.toThrow('asset "photo" is not a readable picture')
  expect(await readdir(cacheFolder)).toEqual([])
  await expect(stat(path.join(siteFolder, 'pictures/photo'))).rejects.toThrow()
})

it('names a picture without a source asset', async () => {
  await show('index', pictureOf(photo, 400))
  await expect(make([logo])).rejects.toThrow(/A page shows photo-\w+-\d+\.\w+, but no asset/)
})
