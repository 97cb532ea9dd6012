// @ts-check
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { inRoot } from '../../support/paths.mjs'

// Prints the path of nginx: the system's, or the one of Debian's package, which is unpacked on first use. Nothing is
// installed on the machine. Fails where there is neither.
const run = promisify(execFile)
const folder = inRoot('.local/nginx')
const unpacked = path.join(folder, 'usr/sbin/nginx')

/** @returns {Promise<string | undefined>} */
async function findInstalled() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((place) => path.join(place, 'nginx')).find((file) => existsSync(file))
}

async function unpack() {
  const next = `${folder}.next`
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  await run('apt-get', ['download', 'nginx'], { cwd: next })
  const [file = ''] = (await readdir(next)).filter((name) => name.endsWith('.deb'))
  await run('dpkg', ['-x', file, '.'], { cwd: next })
  await run(path.join(next, 'usr/sbin/nginx'), ['-v'])
  await rm(folder, { recursive: true, force: true })
  await rename(next, folder)
}

const installed = await findInstalled()
if (installed === undefined && !existsSync(unpacked)) await unpack()
process.stdout.write(installed ?? unpacked)
