/** `npm run content:migrate` (docs/guides/commands.md). */
import { migrations } from '../content/migrations'
import { contentModel } from '../content/model'
import { backupFolder, contentFolder, recordFolder, snapshotFolder } from './site/paths'
import { migrateContent } from './space/migrate-content'
import { terminal } from './space/terminal'
import { runCommand } from './support/command'

const folders = { contentFolder, recordFolder, backupFolder, snapshotFolder }
const setup = { ...folders, model: contentModel, migrations }

runCommand(() => migrateContent(process.argv.slice(2), process.env, terminal(), setup))
