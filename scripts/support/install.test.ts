import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { explainNpmFailure, installOnDemand, missingPackages } from './install.mjs'

describe('explainNpmFailure', () => {
  it.each([
    ['npm error code ENOSPC\nnpm error nospc no space left on device, write', /disk is full/],
    ['npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json', /disagree/],
    ['npm error code EACCES\nnpm error syscall mkdir', /cannot write here/],
    ['npm error code E401\nnpm error Incorrect or missing password.', /denied access/],
    ['npm error code EAI_AGAIN\nnpm error request to https://registry.npmjs.org/x failed', /can't be reached/],
    ['npm error code ENOTFOUND\nnpm error network request failed', /can't be reached/],
    ['npm error code ECONNREFUSED', /can't be reached/],
  ])('explains %j', (output, explanation) => {
    expect(explainNpmFailure(output)).toMatch(explanation)
  })

  it('returns nothing for unknown errors', () => {
    expect(explainNpmFailure('npm error code 1\nnpm error command failed: node-gyp rebuild')).toBeUndefined()
  })
})

describe('missingPackages', () => {
  const locked = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/for-windows': { version: '3.0.0', optional: true },
  }

  it('finds nothing missing when all is installed, whatever else there is', () => {
    const installed = {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/left-over': { version: '9.0.0' },
    }
    expect(missingPackages(locked, installed)).toEqual([])
  })

  it('names what is absent and what is there in another version', () => {
    expect(missingPackages(locked, { 'node_modules/a': { version: '0.9.0' } })).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
    ])
  })
})

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

  it('explains why packages cannot be installed, and leaves nothing behind', async () => {
    await write('package.json', { dependencies: { other: '1.0.0' } })

    await expect(installOnDemand('chromium', options())).rejects.toThrow('package.json and package-lock.json disagree')

    expect(said).toEqual(['Installing packages for chromium (only once)'])
    expect(await readdir(folder)).toEqual(['package-lock.json', 'package.json'])
  })
})
