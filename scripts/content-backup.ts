/**
 * `npm run content:backup` (docs/guides/commands.md), in the format of Contentful's export and import tools. Optionally with a folder. A
 * token with read access is enough.
 */
import { backupFolder } from './site/paths'
import { backUpSpace } from './space/back-up-space'
import { terminal } from './space/terminal'
import { runCommand } from './support/command'

runCommand(() => backUpSpace(process.argv.slice(2), process.env, terminal(), backupFolder))
