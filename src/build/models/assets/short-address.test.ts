import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { placeAtShortAddresses, shortAddress } from './short-address'

const made = '/_gatsby/image/88c53b2cfafcfcac240d5594007e5961/9a2c6aa102572366178019c4486da6f6/home-inbox.avif'

describe('shortAddress', () => {
  it('keeps the name, so that a person can tell what a file shows', () => {
    expect(shortAddress(made)).toMatch(/^\/pictures\/home-inbox-[0-9a-f]{8}\.avif$/)
  })

  it('tells sizes and versions of a picture apart', () => {
    expect(shortAddress(made.replace('9a2c', '9a2d'))).not.toBe(shortAddress(made))
    expect(shortAddress(made.replace('88c5', '88c6'))).not.toBe(shortAddress(made))
  })

  it('is the same for the same file in every build', () => {
    expect(shortAddress(made)).toBe(shortAddress(made))
  })

  it('shortens the address of a file that is not made in sizes', () => {
    expect(shortAddress('/_gatsby/file/cd52c6a50ec7c1ff197ab2429935b61a/logo.svg')).toMatch(
      /^\/pictures\/logo-[0-9a-f]{8}\.svg$/,
    )
  })

  it('drops what only a server would need, the host of the CMS among it', () => {
    expect(shortAddress(`${made}?u=https%3A%2F%2Flocalhost&a=w%3D320&cd=1`)).toBe(shortAddress(made))
  })

  it.each(['/icons.svg', 'https://images.example/a.png', '/static/a.png'])('leaves %s alone', (address) => {
    expect(shortAddress(address)).toBe(address)
  })
})

describe('placeAtShortAddresses', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('makes each file found at its short address, as often as it is called', async () => {
    await mkdir(path.join(folder, path.dirname(made)), { recursive: true })
    await writeFile(path.join(folder, made), 'a picture')
    await placeAtShortAddresses(folder)
    await placeAtShortAddresses(folder)
    expect(await readFile(path.join(folder, shortAddress(made)), 'utf8')).toBe('a picture')
  })

  it('has nothing to do for a site without pictures', async () => {
    await expect(placeAtShortAddresses(folder)).resolves.toBeUndefined()
  })
})
