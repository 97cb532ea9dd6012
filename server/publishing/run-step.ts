import { spawn } from 'node:child_process'
import { fstatSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import os from 'node:os'
import { attempt } from '../../src/lib/attempt'
import { unavailableStatus } from '../../src/lib/failure'

/** The only variables of the server that a step receives. The settings of the build are in `.env` of the checkout. */
const passedVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
] as const

/** In ms. After that, a program that ignores SIGTERM is killed. */
const graceTime = 5000

/** Maximum bytes of each output. More would fill the disk, which may be that of the leads. */
export const mostOutput = 10 * 1024 * 1024

/** How often to measure the output, in ms. */
const lookEvery = 1000

/** Steps leave the processor to the server when it needs it. */
const lowPriority = 10

export interface Step {
  readonly command: string
  readonly args: readonly string[]
  /** The working directory. */
  readonly folder: string
  /** Files for the output, without their ending. Earlier ones are replaced. */
  readonly log: string
  /** In ms. */
  readonly timeLimit: number
  readonly signal: AbortSignal
}

export interface StepEnd {
  /** `unavailable` if a service did not answer, so that another try may succeed. */
  readonly end: 'ended' | 'failed' | 'unavailable' | 'too slow' | 'too long' | 'stopped'
  readonly output: string
  /** What it has written to the standard error. */
  readonly errors: string
}

/** Reads the complete lines at the end of a file. A part of a line could contain a part of a secret. */
async function readEnd(file: FileHandle): Promise<string> {
  const { size } = await file.stat()
  const bytes = Buffer.alloc(Math.min(size, mostOutput))
  await file.read(bytes, 0, bytes.length, size - bytes.length)
  const text = bytes.toString()
  return size > mostOutput ? text.replace(/^.*\n?/, '') : text
}

/**
 * Runs a program in a process group of its own, which ends as a whole at the limits and when the server stops.
 *
 * @throws Error if the files for the output cannot be written
 */
export async function runStep({ command, args, folder, log, timeLimit, signal }: Step): Promise<StepEnd> {
  if (signal.aborted) return { end: 'stopped', output: '', errors: '' }
  const output = await open(`${log}.log`, 'w+', 0o600)
  const errors = await open(`${log}-errors.log`, 'w+', 0o600)
  const variables = passedVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  const child = spawn(command, args, {
    cwd: folder,
    env: Object.fromEntries(variables) as NodeJS.ProcessEnv,
    stdio: ['ignore', output.fd, errors.fd],
    detached: true,
  })
  let reason: 'too slow' | 'too long' | 'stopped' | undefined
  let lastTimer: NodeJS.Timeout | undefined
  /** Does something with the process unless it has ended or could not be started. */
  const withProcess = (action: (pid: number) => void): void => {
    const { pid } = child
    if (pid !== undefined) attempt(() => action(pid))
  }
  const kill = (name: NodeJS.Signals): void => withProcess((pid) => process.kill(-pid, name))
  const end = (why: NonNullable<typeof reason>): void => {
    reason ??= why
    kill('SIGTERM')
    lastTimer ??= setTimeout(() => kill('SIGKILL'), graceTime)
  }
  const stop = (): void => end('stopped')
  const timer = setTimeout(() => end('too slow'), timeLimit)
  const looking = setInterval(() => {
    if ([output, errors].some(({ fd }) => fstatSync(fd).size > mostOutput)) end('too long')
  }, lookEvery)
  signal.addEventListener('abort', stop)
  const code = await new Promise<number | null>((resolve) => {
    child.once('spawn', () => withProcess((pid) => os.setPriority(pid, lowPriority)))
    // The program does not exist, or is not permitted.
    child.once('error', (error) => void errors.write(`${error.message}\n`).finally(() => resolve(null)))
    child.once('exit', resolve)
  })
  clearTimeout(timer)
  clearInterval(looking)
  clearTimeout(lastTimer)
  signal.removeEventListener('abort', stop)
  // Children that have outlived it.
  kill('SIGKILL')
  const texts = { output: await readEnd(output), errors: await readEnd(errors) }
  await output.close()
  await errors.close()
  const ends: Readonly<Record<string, StepEnd['end']>> = { 0: 'ended', [unavailableStatus]: 'unavailable' }
  return { end: reason ?? ends[String(code)] ?? 'failed', ...texts }
}
