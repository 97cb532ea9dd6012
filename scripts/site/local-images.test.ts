import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { imageService, type AssetNode } from '../../gatsby/assets/image-service'
import { pictureOf, socialImageOf } from '../../gatsby/assets/picture'
import { readBuildEnvironment } from '../../gatsby/environment'
import { readAssets } from '../../local/contentful/read-assets'
import { assetUrl } from '../../local/contentful/resources'
import type { Space } from '../../local/contentful/space'
import { listen, type LocalServer } from '../../local/faults/local-server'
import { createImageRoutes } from '../../local/images/image-routes'
import { contentFolder } from './paths'

const host = '127.0.0.1:8743'
const service = imageService(
  readBuildEnvironment({ CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b', IMAGES: 'local' }),
)

let cacheFolder: string
let server: LocalServer

beforeAll(async () => {
  cacheFolder = await mkdtemp(path.join(os.tmpdir(), 'local-images-'))
  const routes = createImageRoutes({ contentFolder, cacheFolder })
  server = await listen(async (request, response) => {
    if (!(await routes(request, response))) response.writeHead(404).end()
  })
})

afterAll(async () => {
  await server.close()
  await rm(cacheFolder, { recursive: true, force: true })
})

/** Assets of the embedded space, as gatsby-source-contentful stores them. */
async function nodes(): Promise<AssetNode[]> {
  const space = { id: 'hearthside' } as Space
  const { assets } = await readAssets(contentFolder)
  return assets.flatMap(({ facts: asset }) =>
    asset
      ? {
          contentful_id: asset.id,
          title: asset.title,
          url: `https:${assetUrl(space, asset, host)}`,
          mimeType: asset.contentType,
          description: asset.description ?? '',
          width: asset.width ?? null,
          height: asset.height ?? null,
        }
      : [],
  )
}

const fetchImage = async (address: string) => {
  const response = await fetch(`${server.url}${address}`, { headers: { accept: 'image/avif,image/webp' } })
  return { status: response.status, ...(await sharp(Buffer.from(await response.arrayBuffer())).metadata()) }
}

it('serves every size of a picture on pages, and its social picture', async () => {
  const asset = (await nodes()).find(({ mimeType }) => mimeType === 'image/png')
  if (!asset) throw new Error('There is no picture.')
  const srcSet = pictureOf(service, asset, { layout: 'constrained', width: 320 })?.sources[0]?.srcSet ?? ''
  const candidates = srcSet.split(/,(?=\/)/).map((candidate) => candidate.split(' '))
  expect(candidates).toHaveLength(4)
  for (const [address = '', width = ''] of candidates.slice(0, 2)) {
    expect(await fetchImage(address)).toMatchObject({ status: 200, format: 'heif', width: Number.parseInt(width) })
  }
  expect(await fetchImage(socialImageOf(service, asset) ?? '')).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
})
