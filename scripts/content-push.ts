/**
 * Pushes the embedded content to a real Contentful space: content types, then assets, then entries.
 * What is there already and alike is left alone, and nothing is deleted without --prune. Files of assets
 * are compared byte by byte, so they are fetched from the space.
 *
 * Usage: tsx scripts/content-push.ts [--dry-run] [--prune] [content folder]
 *
 * Environment, from the shell or a file `.env`:
 *   CONTENTFUL_SPACE_ID           the space
 *   CONTENTFUL_MANAGEMENT_TOKEN   a personal access token that may write to it
 *   CONTENTFUL_ENVIRONMENT        the environment (master when empty)
 *   CONTENTFUL_MANAGEMENT_HOST    api.eu.contentful.com for a space in the EU (api.contentful.com when empty)
 *   CONTENTFUL_UPLOAD_HOST        upload.eu.contentful.com for a space in the EU (upload.contentful.com when empty)
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { PushError, pushContent } from './content-push/push-content'

async function main(): Promise<void> {
  const environmentFile = path.join(__dirname, '..', '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  await pushContent(process.argv.slice(2), process.env, (line) => console.log(line))
}

main().catch((error: unknown) => {
  console.error(error instanceof PushError ? error.message : error)
  process.exitCode = 1
})
