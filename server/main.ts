/**
 * The entry point of a release. Its settings come from the environment.
 *
 *   node server.mjs            serves the site
 *   node server.mjs activate   makes this release the current one
 *   node server.mjs rollback   makes the previous release the current one
 *   node server.mjs leads …    manages the leads
 */
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { Failure, reportFailure } from '../src/lib/failure'
import { allowClosedOutput, allowFailingLog } from './allow-closed-output'
import { manageLeads } from './leads-command/manage-leads'
import { activate, currentLink, rollback } from './releases/activate'
import { pagesFolder, readRelease } from './releases/keep-assets'
import { runServer } from './run-server'
import { readServerSettings } from './server-settings'

/**
 * In ms. A hanging request must not keep the process alive. Longer than open requests and deliveries may take, shorter
 * than systemd and Docker wait (`deploy`).
 */
const longestEnd = 18_000

async function serve(release: string): Promise<void> {
  const description = await readRelease(release).catch(() => undefined)
  const link = currentLink(release)
  const isCurrent = (await realpath(link).catch(() => undefined)) === release
  // The pages behind the link, if this release is the current one, so that a switch needs no restart.
  const settings = readServerSettings(path.join(isCurrent ? link : release, pagesFolder))
  const releases = isCurrent ? path.dirname(release) : undefined
  const { close } = await runServer(settings, { release: description?.version, releases })
  const end = (): void => {
    setTimeout(() => process.exit(1), longestEnd).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end).once('SIGINT', end)
}

async function main([command, ...rest]: readonly string[]): Promise<void> {
  if (command === undefined) allowFailingLog()
  else allowClosedOutput()
  const release = await realpath(__dirname)
  if (command === undefined) await serve(release)
  else if (command === 'activate' && rest.length === 0) console.log(await activate(release, Date.now()))
  else if (command === 'rollback' && rest.length === 0) console.log(await rollback(release, Date.now()))
  else if (command === 'leads') await manageLeads(rest)
  else throw new Failure('Run "node server.mjs", optionally with "activate", "rollback" or "leads".')
}

main(process.argv.slice(2)).catch(reportFailure)
