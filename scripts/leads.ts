/**
 * Looks after the leads that the site's forms have brought: lists and exports them, delivers dead letters
 * anew, and deletes a person's data. `npm run leads` says how.
 *
 * Variables in a file `.env` are read first; which there are is in `docs/guides/leads.md`.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readSettings, SettingsError } from '../server/settings'
import { openLeadStore } from '../server/store/lead-store'
import { readLeadsCommand } from './leads/command-line'
import { runLeadsCommand } from './leads/run-command'
import { Failure } from './site/failure'
import { root } from './site/paths'

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} (yes/no) `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

async function main(): Promise<void> {
  process.chdir(root)
  const environmentFile = path.join(root, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const command = readLeadsCommand(process.argv.slice(2))
  const settings = readSettings()
  const store = await openLeadStore(settings.databaseUrl).catch((error: unknown) => {
    throw new Failure((error as Error).message)
  })
  try {
    const print = (text: string): void => console.log(text)
    await runLeadsCommand(command, { store, settings, print, ask: process.stdin.isTTY ? ask : undefined })
  } finally {
    await store.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Failure || error instanceof SettingsError ? error.message : error)
  process.exitCode = 1
})
