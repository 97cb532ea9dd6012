import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { useOwnFolder, writeFiles } from '../../server/test-support/own-folder'
import { listen, type LocalServer } from '../faults/local-server'
import { createImageRoutes, imagesPrefix } from './image-routes'

const browser = 'image/avif,image/webp,image/apng,*/*;q=0.8'

const at = useOwnFolder()
let server: LocalServer
let photo: string
let drawing: string

const tokenOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
const get = (address: string, accept = browser) => fetch(`${server.url}${address}`, { headers: { accept } })
const imageOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()
const made = () => readdir(at('made')).catch(() => [])

async function addAsset(name: string, bytes: Buffer): Promise<string> {
  await writeFiles(at('content/assets'), { [name]: bytes })
  return `${imagesPrefix}/space/${path.parse(name).name}/${tokenOf(bytes)}/${name}`
}

beforeEach(async () => {
  const gradient = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="#e0612f" d="M0 0h200v300H0z"/></svg>',
  )
  photo = await addAsset('photo.png', await sharp(gradient).png().toBuffer())
  drawing = await addAsset('logo.svg', gradient)
  const routes = createImageRoutes({ contentFolder: at('content'), cacheFolder: at('made') })
  server = await listen(async (request, response) => {
    if (!(await routes(request, response))) response.writeHead(418).end()
  })
})

afterEach(() => server.close())

it.each([
  ['AVIF', browser, 'auto=compress,format', 'image/avif'],
  ['WebP to a browser without AVIF', 'image/webp,*/*', 'auto=compress,format', 'image/webp'],
  ['its own format to any other', '*/*', 'auto=compress,format', 'image/png'],
  ['JPEG when requested', browser, 'auto=compress&fm=jpg', 'image/jpeg'],
])('answers with %s and Vary: Accept', async (_what, accept, format, type) => {
  const response = await get(`${photo}?${format}&fit=scale&w=100&dpr=1`, accept)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toBe('Accept')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await imageOf(response)).toMatchObject({ width: 100, height: 75 })
})

it.each([
  ['the width alone', 'fit=scale&w=200', 200, 150],
  ['both, distorted', 'fit=scale&w=100&h=100', 100, 100],
  ['both, cropped', 'fit=crop&w=120&h=63', 120, 63],
  ['both, inside', 'fit=max&w=100&h=100', 100, 75],
  ['device pixels', 'fit=scale&w=100&dpr=2', 200, 150],
  ['nothing', 'auto=format', 400, 300],
])('has the requested size: %s', async (_what, query, width, height) => {
  expect(await imageOf(await get(`${photo}?${query}`))).toMatchObject({ width, height })
})

it('serves SVGs and files without parameters unchanged', async () => {
  expect(await (await get(`${drawing}?w=20`)).text()).toContain('<svg')
  expect((await imageOf(await get(photo))).format).toBe('png')
})

it.each(['w=0', 'w=1.5', 'w=9000', 'dpr=6', 'q=101', 'fit=twist', 'fm=gif'])(
  'rejects %s with a reason and stores no file',
  async (query) => {
    const response = await get(`${photo}?${query}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(query.slice(0, query.indexOf('=')))
    expect(await made()).toEqual([])
  },
)

it('caches one file for the default quality, and one for each other', async () => {
  for (const query of ['w=90', 'w=90&q=75', 'w=90&q=50']) await get(`${photo}?auto=format&${query}`)
  expect(await made()).toHaveLength(2)
})

it('makes a picture once for concurrent requests', async () => {
  const address = `${photo}?auto=format&w=90`
  const [first, second] = await Promise.all([get(address), get(address)])
  expect(Buffer.from(await first.arrayBuffer())).toEqual(Buffer.from(await second.arrayBuffer()))
  await get(address)
  expect(await made()).toHaveLength(1)
})

it('answers 404 for a changed, missing or external file', async () => {
  const folderOf = photo.slice(0, photo.lastIndexOf('/'))
  const addresses = [
    `${imagesPrefix}/space/photo/${'0'.repeat(32)}/photo.png`,
    `${folderOf}/missing.png`,
    `${folderOf}/..%2Fphoto.png`,
    `${folderOf}/photo.yaml`,
    `${imagesPrefix}/photo.png`,
    `${imagesPrefix}//[/photo.png`,
  ]
  expect(await Promise.all(addresses.map(async (address) => (await get(address)).status))).toEqual(
    addresses.map(() => 404),
  )
})

it('ignores other addresses and rejects other methods', async () => {
  expect((await get('/pictures/photo.png')).status).toBe(418)
  expect((await fetch(`${server.url}${photo}`, { method: 'POST' })).status).toBe(405)
  const head = await fetch(`${server.url}${photo}?w=40`, { method: 'HEAD' })
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
})
