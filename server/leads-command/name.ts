import path from 'node:path'

/** How an operator runs the command for leads: with the program of a release, or in the repository. */
export const leadsCommand =
  path.basename(process.argv[1] ?? '') === 'server.mjs' ? 'node server.mjs leads' : 'npm run leads --'
