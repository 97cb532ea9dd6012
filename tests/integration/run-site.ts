import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningContentful } from '../../local/contentful/open-contentful'
import { noServices } from '../../scripts/support/variables'

export type Variables = Readonly<Record<string, string>>

export interface SiteRun {
  /** The program's output so far, from both streams. */
  readonly output: () => string
  /** Its exit status, when it has exited. */
  readonly ended: Promise<number>
  /** Stops it and its child processes. */
  readonly stop: () => Promise<number>
}

/**
 * Starts a program that does not outlive this process.
 *
 * @param folder its working directory
 * @param program with its arguments
 * @param env all its variables
 */
export function startProgram(folder: string, program: readonly string[], env: NodeJS.ProcessEnv): SiteRun {
  const stopWithParent = path.join(__dirname, 'stop-with-parent.mjs')
  const child = spawn(process.execPath, [stopWithParent, ...program], {
    cwd: folder,
    env,
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

/**
 * Starts `scripts/site.ts` of a copy of the site.
 *
 * @param folder of the copy
 * @param args the command and its options
 * @param variables added to those of this process
 */
export const startSite = (folder: string, args: readonly string[], variables: Variables = {}): SiteRun =>
  startProgram(folder, [process.execPath, '--import', 'tsx', 'scripts/site.ts', ...args], {
    ...process.env,
    ...noServices,
    ...variables,
  })

/** Runs `scripts/site.ts` of a copy of the site until it exits. */
export async function runSite(
  folder: string,
  args: readonly string[],
  variables?: Variables,
): Promise<{ readonly code: number; readonly output: string }> {
  const run = startSite(folder, args, variables)
  const code = await run.ended
  return { code, output: run.output() }
}

/**
 * Builds the site in a folder like `npm run build`.
 *
 * @returns its output
 * @throws Error with the output if the build fails
 */
export async function buildSite(folder: string, variables?: Variables): Promise<string> {
  const { code, output } = await runSite(folder, ['build'], variables)
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`)
  return output
}

/** Variables that configure the local Contentful as a real space. */
export const realSpace = (contentful: RunningContentful): Variables => ({
  CONTENTFUL_SPACE_ID: contentful.spaceId,
  CONTENTFUL_ACCESS_TOKEN: contentful.deliveryToken,
  CONTENTFUL_ENVIRONMENT: contentful.environment,
  CONTENTFUL_HOST: contentful.deliveryHost,
  NODE_EXTRA_CA_CERTS: contentful.caFile,
})

/** Milliseconds between two checks. */
const pause = 150

/** In milliseconds, long enough for slow machines; only ends hanging tests, before Jest does without an explanation. */
const defaultTimeout = 400_000

async function isMet(probe: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await probe()
  } catch {
    return false
  }
}

/**
 * Waits for a condition.
 *
 * @param what completes "waiting until …" in the error message
 * @param probe checks the condition; an error counts as false
 * @param context text for the error message
 * @param timeout in ms
 * @throws Error after a timeout
 */
export async function waitFor(
  what: string,
  probe: () => boolean | Promise<boolean>,
  context: () => string,
  timeout = defaultTimeout,
): Promise<void> {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    if (await isMet(probe)) return
    await sleep(pause)
  }
  throw new Error(`Timed out after ${timeout / 1000} s waiting until ${what}\n\n${context()}`)
}
