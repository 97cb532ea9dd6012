import { spawn } from 'node:child_process'
import path from 'node:path'

export type Variables = Readonly<Record<string, string>>

export interface SiteRun {
  /** What the program has written so far, on both outputs. */
  readonly output: () => string
  /** Its exit status, once it has ended. */
  readonly ended: Promise<number>
  /** Stops it and all that it has started. */
  readonly stop: () => Promise<number>
}

/** Whatever the shell of the tests knows about a real space is not for them. */
const noSpace: Variables = {
  CONTENTFUL_SPACE_ID: '',
  CONTENTFUL_ACCESS_TOKEN: '',
  CONTENTFUL_ENVIRONMENT: '',
  CONTENTFUL_HOST: '',
}

/**
 * Starts `scripts/site.ts` of a copy of the site.
 *
 * @param folder of the copy
 * @param args the command and its options
 * @param variables besides those of this process
 */
export function startSite(folder: string, args: readonly string[], variables: Variables = {}): SiteRun {
  const leash = path.join(__dirname, 'leash.mjs')
  const program = [process.execPath, '--import', 'tsx', 'scripts/site.ts', ...args]
  const child = spawn(process.execPath, [leash, ...program], {
    cwd: folder,
    env: { ...process.env, ...noSpace, ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  return {
    output: () => Buffer.concat(chunks).toString('utf8'),
    ended,
    stop: () => {
      child.stdin.end()
      return ended
    },
  }
}

/** Runs `scripts/site.ts` of a copy of the site to its end. */
export async function runSite(
  folder: string,
  args: readonly string[],
  variables?: Variables,
): Promise<{ readonly code: number; readonly output: string }> {
  const run = startSite(folder, args, variables)
  const code = await run.ended
  return { code, output: run.output() }
}
