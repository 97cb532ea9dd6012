/**
 * Runs the migrations of `content/migrations` that a Contentful space lacks: on a copy of the environment, to which the
 * alias then leads.
 *
 * Usage: tsx scripts/content-migrate.ts [--dry-run] [--yes] [--in-place] [--files]
 *   --in-place  migrates the environment itself, for plans without a spare one
 *   --files     migrates the files in `content/entries` instead of a space
 *
 * The environment is that of content-push.ts.
 */
import { migrations } from '../content/migrations'
import { contentModel } from '../content/model'
import { backupFolder, contentFolder, recordFolder, snapshotFolder } from './site/paths'
import { migrateContent } from './space/migrate-content'
import { terminal } from './space/terminal'
import { runCommand } from './support/command'

const folders = { contentFolder, recordFolder, backupFolder, snapshotFolder }
const setup = { ...folders, model: contentModel, migrations }

runCommand(() => migrateContent(process.argv.slice(2), process.env, terminal(), setup))
