/** `npm run content:check` (docs/guides/commands.md). Exits with status 1 if a fault stops a build. */
import { checkContent } from './site/check-content'
import { runCommand } from './support/command'

runCommand(() =>
  checkContent(process.argv.slice(2), process.env, {
    print: (text) => console.log(text),
    warn: (text) => console.warn(text),
    color: process.stderr.isTTY,
  }),
)
