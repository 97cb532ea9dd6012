import { statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { attempt } from '../../src/lib/attempt'
import { Failure } from '../../src/lib/failure'
import { readSettings, type LeadSettings } from '../settings'
import { isDamage } from '../store/embedded-backup'
import { openLeadStore } from '../store/lead-store'
import { fileOf, isDatabaseError, isEmbedded } from '../store/open-database'
import { readLeadsCommand, type LeadsCommand } from './command-line'

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} (yes/no) `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

/** The account (with `sudo`, the original one) and the machine: several may share a database. */
function operator(): string {
  // In a container, a user may have no name.
  const account = attempt(() => os.userInfo().username) ?? `user ${process.getuid?.() ?? ''}`
  return `${process.env.SUDO_USER || account}@${os.hostname()}`
}

/**
 * Call before an embedded database is opened that must exist: opening creates it.
 *
 * @throws Failure if the file is missing
 */
export function requireDatabase(url: string): void {
  if (!isEmbedded(url)) return
  try {
    statSync(fileOf(url))
  } catch (error) {
    // Another account may not see a file that exists. Opening it says so.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return
    throw new Failure(`There is no database at ${fileOf(url)}. Set LEADS_DATABASE_URL to that of the server.`)
  }
}

async function runOnStore(command: LeadsCommand, settings: LeadSettings): Promise<void> {
  const store = await openLeadStore(settings.databaseUrl)
  try {
    await command.run({
      store,
      settings,
      operator: operator(),
      print: (text) => console.log(text),
      write: (text) => process.stdout.write(text),
      ask: process.stdin.isTTY ? ask : undefined,
    })
  } finally {
    await store.close()
  }
}

/**
 * Manages the leads in the configured database: lists and exports them, retries failed deliveries, deletes a person's
 * data, and makes and restores backups.
 *
 * @param args the arguments after the name of the command
 * @throws Failure with instructions
 */
export async function manageLeads(args: readonly string[]): Promise<void> {
  const command = readLeadsCommand(args)
  const settings = readSettings()
  if (command.name !== 'restore') requireDatabase(settings.databaseUrl)
  try {
    await runOnStore(command, settings)
  } catch (error) {
    if (isDamage(error)) {
      const file = path.resolve(fileOf(settings.databaseUrl))
      throw new Failure(`${file} is damaged. Move it and ${file}-wal away, then restore a backup.`)
    }
    if (!isDatabaseError(error)) throw error
    throw new Failure(`The leads database reports: ${error.message}. Fix the cause, then run the command again.`)
  }
}
