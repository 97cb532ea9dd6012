/**
 * `npm run leads`: runs `node server.mjs leads` with the variables in `.env`. Without a command, it prints the usage.
 * `docs/guides/leads.md` lists the variables.
 */
import { manageLeads } from '../server/leads-command/manage-leads'
import { runCommand } from './support/command'
import { root } from './support/paths.mjs'

runCommand(() => {
  process.chdir(root)
  return manageLeads(process.argv.slice(2))
})
