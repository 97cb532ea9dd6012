/** `npm run content:push` (docs/guides/commands.md). Deletes nothing without --prune. */
import { migrations } from '../content/migrations'
import { contentModel as model } from '../content/model'
import { backupFolder, contentFolder, recordFolder } from './site/paths'
import { pushContent } from './space/push-content'
import { terminal } from './space/terminal'
import { runCommand } from './support/command'

const setup = { contentFolder, recordFolder, backupFolder, model, migrations }

runCommand(() => pushContent(process.argv.slice(2), process.env, terminal(), setup))
