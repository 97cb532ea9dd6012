/**
 * Builds, serves and develops the site: the commands `npm run build`, `serve`, `start`, `develop` and `preview`
 * (docs/guides/commands.md). Local stand-ins replace unconfigured services.
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
