/** `npm run content:pull` (docs/guides/commands.md). A token with read access is enough. */
import { migrations } from '../content/migrations'
import { contentFolder, recordFolder } from './site/paths'
import { pullContent } from './space/pull-content'
import { terminal } from './space/terminal'
import { runCommand } from './support/command'

runCommand(() =>
  pullContent(process.argv.slice(2), process.env, terminal(), { contentFolder, recordFolder, migrations }),
)
