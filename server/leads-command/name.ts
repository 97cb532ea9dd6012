import path from 'node:path'

/** The command for leads in a release, or in the repository. */
export const leadsCommand =
  path.basename(process.argv[1] ?? '') === 'server.mjs' ? 'node server.mjs leads' : 'npm run leads --'
