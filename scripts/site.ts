/**
 * Builds, serves and develops the site. Local stand-ins replace unconfigured services.
 *
 *   site.ts build     runs Gatsby's build and checks the content in parallel
 *   site.ts serve     serves the built site like a production host
 *   site.ts start     builds if anything changed, then serves the site personalized
 *   site.ts develop   runs Gatsby's development server, which follows changes in content/
 *   site.ts preview   runs a preview for editors, which follows Contentful's webhooks
 *
 * Options: --port N (serve, start, develop, preview), --preview (includes drafts), --personalized (serve: uses the
 * stand-in for personalization), --verbose (build, start: shows all of Gatsby's output).
 */
import { build, buildIfChanged } from './site/build'
import { readCommandLine } from './site/command-line'
import { develop } from './site/develop'
import { defaultPort, serve } from './site/serve'
import { checkPort, runCommand } from './support/command'

runCommand(async () => {
  const { command, port, preview, personalized, verbose } = readCommandLine(process.argv.slice(2))
  switch (command) {
    case 'build':
      await build({ preview, verbose })
      break
    case 'serve':
      await serve({ port, personalized })
      break
    case 'start':
      // Before the build, which takes longer.
      await checkPort(port ?? defaultPort)
      await buildIfChanged({ preview, verbose, localImages: true })
      // A build with drafts has its own personalization settings.
      await serve({ port, personalized: !preview })
      break
    case 'develop':
      await develop({ port, preview })
      break
    case 'preview': {
      // Its libraries would slow the other commands down.
      const { preview: runPreview } = await import('./site/preview')
      await runPreview({ port })
      break
    }
  }
})
