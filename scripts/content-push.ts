/**
 * Brings changes of `content/` into a Contentful space and keeps the changes of editors. Deletes nothing without
 * --prune.
 *
 * Usage: tsx scripts/content-push.ts [--core] [--dry-run] [--yes] [--prefer files|space] [--prune [--confirm-space <id>]]
 *   [--max-types N] [--max-records N]
 *   --core  pushes a smaller site with 25 content types, for plans that allow no more
 *
 * Environment, from the shell or a file `.env`:
 *   CONTENTFUL_SPACE_ID           the space
 *   CONTENTFUL_MANAGEMENT_TOKEN   a personal access token that may write to it
 *   CONTENTFUL_ENVIRONMENT        the environment (default: master)
 *   CONTENTFUL_MANAGEMENT_HOST    api.eu.contentful.com for a space in the EU (default: api.contentful.com)
 *   CONTENTFUL_UPLOAD_HOST        upload.eu.contentful.com for a space in the EU (default: upload.contentful.com)
 */
import { migrations } from '../content/migrations'
import { contentModel as model } from '../content/model'
import { backupFolder, contentFolder, recordFolder } from './site/paths'
import { pushContent } from './space/push-content'
import { terminal } from './space/terminal'
import { runCommand } from './support/command'

const setup = { contentFolder, recordFolder, backupFolder, model, migrations }

runCommand(() => pushContent(process.argv.slice(2), process.env, terminal(), setup))
