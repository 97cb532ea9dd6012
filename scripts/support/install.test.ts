import childProcess from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { installOnDemand, missingPackages, nodeVersionProblem } from './install.mjs'

describe('nodeVersionProblem', () => {
  it.each(['20.19.0', '22.13.0', '24.0.0', '25.2.1'])('accepts Node %s', (version) => {
    expect(nodeVersionProblem(version)).toBeUndefined()
  })

  it.each(['20.18.3', '21.7.0', '22.12.0', '23.0.0', '26.0.0', '8.0.0'])(
    'rejects Node %s and names the supported versions',
    (version) => {
      expect(nodeVersionProblem(version)).toMatch(new RegExp(`needs Node 24 .*${version}`))
    },
  )
})

describe('missingPackages', () => {
  const locked = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/for-windows': { version: '3.0.0', optional: true },
  }

  it('finds no missing packages in a complete installation, whatever else it contains', () => {
    const installed = {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/left-over': { version: '9.0.0' },
    }
    expect(missingPackages(locked, installed)).toEqual([])
  })

  it('names missing packages and packages in another version', () => {
    expect(missingPackages(locked, { 'node_modules/a': { version: '0.9.0' } })).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
    ])
  })
})

describe('installOnDemand', () => {
  const at = useOwnFolder()
  const said: string[] = []
  const options = () => ({ folder: at(), say: (text: string) => void said.push(text) })

  const write = (name: string, content: unknown) => writeFile(at(name), JSON.stringify(content))

  beforeEach(async () => {
    said.length = 0
    await write('package-lock.json', { lockfileVersion: 3, packages: { 'node_modules/tool': { version: '1.0.0' } } })
  })

  const writeInstalled = (place: string) => {
    mkdirSync(path.join(place, 'node_modules'))
    const packages = { 'node_modules/tool': { version: '1.0.0' } }
    writeFileSync(path.join(place, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  }

  it('does nothing if the packages are installed', async () => {
    writeInstalled(at())

    await installOnDemand('chromium', options())

    expect(said).toEqual([])
  })

  it('keeps the packages of another process that installed them in the meantime and uses them', async () => {
    await write('package.json', {})
    const npm = (_npm: string, [, , place = '']: readonly string[], _options: object, done: (error: null) => void) => {
      writeInstalled(at())
      writeFileSync(at('node_modules/used'), '')
      writeInstalled(place)
      done(null)
    }
    jest.spyOn(childProcess, 'execFile').mockImplementation(npm as never)

    await installOnDemand('chromium', options())

    expect(await readdir(at('node_modules'))).toContain('used')
    expect(await readdir(at())).toEqual(['node_modules', 'package-lock.json', 'package.json'])
  })

  it('explains why packages cannot be installed, and leaves no files', async () => {
    await write('package.json', { dependencies: { other: '1.0.0' } })

    await expect(installOnDemand('chromium', options())).rejects.toThrow(/code EUSAGE[^]*What to do: /)

    expect(said).toEqual(['Installing packages for chromium (only once)'])
    expect(await readdir(at())).toEqual(['package-lock.json', 'package.json'])
  })
})
