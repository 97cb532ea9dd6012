/**
 * The commands `npm run content:…` (docs/guides/commands.md). For `backup` and `pull`, a token with read access is
 * enough. `push` deletes nothing without --prune.
 */
import { createInterface } from 'node:readline/promises'
import { migrations } from '../content/migrations'
import { contentModel as model } from '../content/model'
import { Failure } from '../src/lib/failure'
import { backupFolder, contentFolder, recordFolder, snapshotFolder } from './site/paths'
import type { Setup, Terminal } from './space/connect'
import { runCommand } from './support/command'

const setup: Setup = { contentFolder, recordFolder, backupFolder, snapshotFolder, model, migrations }

const print = (text: string): void => console.log(text)

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

const terminal: Terminal = { print, ask: process.stdin.isTTY ? ask : undefined }

const [command, ...args] = process.argv.slice(2)

/** Each command loads only its own modules: those for spaces take a second. */
runCommand(async () => {
  const { env } = process
  switch (command) {
    case 'check': {
      const { checkContent } = await import('./site/check-content')
      const warn = (text: string): void => console.warn(text)
      return checkContent(args, env, { print, warn, color: process.stderr.isTTY })
    }
    case 'new':
      return (await import('./space/create-page')).createPage(args, contentFolder, print)
    case 'push':
      return (await import('./space/push-content')).pushContent(args, env, terminal, setup)
    case 'pull':
      return (await import('./space/pull-content')).pullContent(args, env, terminal, setup)
    case 'backup':
      return (await import('./space/back-up-space')).backUpSpace(args, env, terminal, backupFolder)
    case 'migrate':
      return (await import('./space/migrate-content')).migrateContent(args, env, terminal, setup)
    default:
      throw new Failure('Name a command: check, new, push, pull, backup or migrate.')
  }
})
