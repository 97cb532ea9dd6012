/**
 * Builds, serves and develops the site, with the embedded services where no real ones are
 * configured:
 *
 *   site.ts build     content check, embedded CMS, Gatsby's build
 *   site.ts serve     serves the built site as a host would
 *   site.ts start     build, then serve it personalized
 *   site.ts develop   Gatsby's development server, following changes of content/
 *
 * Options: --port N (serve, start, develop), --preview (drafts too), --personalized (serve: with the
 * stand-in for personalization), --verbose (all of Gatsby's output). Variables in a file `.env` are
 * read first.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build, buildIfChanged } from './site/build'
import { readCommandLine } from './site/command-line'
import { develop } from './site/develop'
import { Failure } from './site/failure'
import { root } from './site/paths'
import { serve } from './site/serve'

const environmentFile = path.join(root, '.env')

async function main(): Promise<void> {
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const { command, port, preview, personalized, verbose } = readCommandLine(process.argv.slice(2))
  switch (command) {
    case 'build':
      await build({ preview, verbose })
      break
    case 'serve':
      await serve({ port, personalized })
      break
    case 'start':
      await buildIfChanged({ preview, verbose, localImages: true })
      // A build with drafts says itself how it is personalized.
      await serve({ port, personalized: !preview })
      break
    case 'develop':
      await develop({ port, preview })
      break
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Failure ? `\n${error.message}` : error)
  process.exitCode = 1
})
