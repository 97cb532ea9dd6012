/** `npm run release`: builds the site and makes `release/` (docs/guides/deploying.md). */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readArguments } from '../server/read-arguments'
import { Failure } from '../src/lib/failure'
import { makeRelease } from './release/make-release'
import { build } from './site/build'
import { publicFolder, root } from './site/paths'
import { runCommand } from './support/command'

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

runCommand(async () => {
  const { values } = readArguments(process.argv.slice(2), { options: { 'no-build': { type: 'boolean' } } })
  if (!values['no-build']) await build({})
  else if (!existsSync(path.join(publicFolder, 'index.html'))) {
    throw new Failure('There is no built site. Run "npm run release" without --no-build.')
  }
  const { pages, server, packages } = await makeRelease({
    site: publicFolder,
    target: path.join(root, 'release'),
    now: new Date(),
  })
  console.log(
    `release/ is complete: the server ${megabytes(server)}, its packages ${megabytes(packages)}, ` +
      `the pages ${megabytes(pages)}. Try it: node release/server.mjs`,
  )
})
