import os from 'node:os'
import { createInterface } from 'node:readline/promises'
import { readSettings } from '../settings'
import { openLeadStore } from '../store/lead-store'
import { readLeadsCommand } from './command-line'
import { runLeadsCommand } from './run-command'

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} (yes/no) `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

/** The account, and the machine: several may share a database. With `sudo`, the account that used it. */
function operator(): string {
  const account = (): string => {
    try {
      return os.userInfo().username
    } catch {
      // In a container, a user need not have a name.
      return `user ${process.getuid?.() ?? ''}`
    }
  }
  return `${process.env.SUDO_USER || account()}@${os.hostname()}`
}

/**
 * Manages the leads in the database of the environment: lists and exports them, retries failed deliveries, deletes
 * a person's data, and makes and restores backups.
 *
 * @param args what follows the name of the command
 * @throws CommandError, BackupError, SettingsError or an error of the database, with what to do
 */
export async function manageLeads(args: readonly string[]): Promise<void> {
  const command = readLeadsCommand(args)
  const settings = readSettings()
  const store = await openLeadStore(settings.databaseUrl)
  try {
    const print = (text: string): void => console.log(text)
    await runLeadsCommand(command, {
      store,
      settings,
      operator: operator(),
      print,
      ask: process.stdin.isTTY ? ask : undefined,
    })
  } finally {
    await store.close()
  }
}
