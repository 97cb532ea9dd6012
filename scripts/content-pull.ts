/**
 * Brings changes of a Contentful space into `content/` and keeps changes of the files.
 *
 * Usage: tsx scripts/content-pull.ts [--dry-run] [--prefer files|space]
 *
 * The environment is that of content-push.ts. A token with read access is enough.
 */
import { migrations } from '../content/migrations'
import { contentFolder, recordFolder } from './site/paths'
import { pullContent } from './space/pull-content'
import { terminal } from './space/terminal'
import { runCommand } from './support/command'

runCommand(() =>
  pullContent(process.argv.slice(2), process.env, terminal(), { contentFolder, recordFolder, migrations }),
)
