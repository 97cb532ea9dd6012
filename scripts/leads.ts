/**
 * Manages the leads that the site's forms have collected: lists and exports them, retries failed deliveries,
 * and deletes a person's data. `npm run leads` prints the usage; `docs/guides/leads.md` lists the variables.
 */
import { createInterface } from 'node:readline/promises'
import { readSettings, SettingsError } from '../server/settings'
import { openLeadStore } from '../server/store/lead-store'
import { readLeadsCommand } from './leads/command-line'
import { runLeadsCommand } from './leads/run-command'
import { Failure, runCommand } from './support/command'
import { root } from './support/paths.mjs'

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} (yes/no) `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

runCommand(async () => {
  process.chdir(root)
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
}, SettingsError)
