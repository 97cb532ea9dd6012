import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { installOnDemand } from './on-demand.mjs'

describe('installOnDemand', () => {
  let folder: string
  const said: string[] = []
  const options = () => ({ folder, say: (text: string) => void said.push(text) })

  const write = (name: string, content: unknown) => writeFile(path.join(folder, name), JSON.stringify(content))

  beforeEach(async () => {
    said.length = 0
    folder = await mkdtemp(path.join(os.tmpdir(), 'on-demand-'))
    await write('package-lock.json', { lockfileVersion: 3, packages: { 'node_modules/tool': { version: '1.0.0' } } })
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('does nothing when the packages are there', async () => {
    await mkdir(path.join(folder, 'node_modules'))
    await write('node_modules/.package-lock.json', { packages: { 'node_modules/tool': { version: '1.0.0' } } })

    await installOnDemand('chromium', options())

    expect(said).toEqual([])
  })

  it('says why the packages can not be installed, and leaves nothing behind', async () => {
    await write('package.json', { dependencies: { other: '1.0.0' } })

    await expect(installOnDemand('chromium', options())).rejects.toThrow('package.json and package-lock.json disagree')

    expect(said).toEqual(['Installing packages for chromium, once'])
    expect(await readdir(folder)).toEqual(['package-lock.json', 'package.json'])
  })
})
