/**
 * Builds a copy of the site from scratch with the Node version that runs this script, and leaves the built site
 * of the main folder alone.
 *
 * Usage: npx -p node@24 node --import tsx scripts/integration/build-copy.ts
 */
import { runCommand } from '../support/command'
import { makeWorkspace } from './workspace'

runCommand(async () => {
  console.log(`Building a copy of the site with Node ${process.versions.node} …`)
  const site = await makeWorkspace('build-copy', { isWarm: false })
  try {
    console.log(await site.build())
  } finally {
    await site.remove()
  }
})
