/**
 * Pushes the embedded content to a real Contentful space: content types, then assets, then entries. Skips
 * what the space already has, and deletes nothing without --prune. To compare the files of assets byte by
 * byte, it downloads them from the space.
 *
 * Usage: tsx scripts/content-push.ts [--dry-run] [--prune] [content folder]
 *
 * Environment, from the shell or a file `.env`:
 *   CONTENTFUL_SPACE_ID           the space
 *   CONTENTFUL_MANAGEMENT_TOKEN   a personal access token that may write to it
 *   CONTENTFUL_ENVIRONMENT        the environment (default: master)
 *   CONTENTFUL_MANAGEMENT_HOST    api.eu.contentful.com for a space in the EU (default: api.contentful.com)
 *   CONTENTFUL_UPLOAD_HOST        upload.eu.contentful.com for a space in the EU (default: upload.contentful.com)
 */
import { pushContent } from './site/push-content'
import { runCommand } from './support/command'

runCommand(() => pushContent(process.argv.slice(2), process.env, (line) => console.log(line)))
