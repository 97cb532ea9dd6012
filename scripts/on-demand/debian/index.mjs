// @ts-check
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { inRoot } from '../../support/paths.mjs'

// Prints the path of a program such as nginx. If the system does not have it, unpacks Debian's package of the same name
// without installing it. Fails if neither is available.
const run = promisify(execFile)
const [program = ''] = process.argv.slice(2)
const folder = inRoot(`.local/${program}`)

/** @param {readonly string[]} folders */
const find = (folders) => folders.map((place) => path.join(place, program)).find((file) => existsSync(file))

const findUnpacked = () => find(['usr/sbin', 'usr/bin'].map((place) => path.join(folder, place)))

async function unpack() {
  const next = `${folder}.next`
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  await run('apt-get', ['download', program], { cwd: next })
  const [file = ''] = (await readdir(next)).filter((name) => name.endsWith('.deb'))
  await run('dpkg', ['-x', file, '.'], { cwd: next })
  await rm(folder, { recursive: true, force: true })
  await rename(next, folder)
}

const installed = find([...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'])
if (installed === undefined && findUnpacked() === undefined) await unpack()
const found = installed ?? findUnpacked() ?? ''
await run(found, [program === 'nginx' ? '-v' : 'version'])
process.stdout.write(found)
