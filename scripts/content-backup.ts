/**
 * Writes the content types, entries, assets and tags of a Contentful space to a folder, in the format of Contentful's
 * export and import tools.
 *
 * Usage: tsx scripts/content-backup.ts [folder]
 *
 * The environment is that of content-push.ts. A token with read access is enough.
 */
import { backupFolder } from './site/paths'
import { backUpSpace } from './space/back-up-space'
import { terminal } from './space/terminal'
import { runCommand } from './support/command'

runCommand(() => backUpSpace(process.argv.slice(2), process.env, terminal(), backupFolder))
