import { reportFailure } from '../src/lib/failure'

const outputs = [process.stdout, process.stderr]

/**
 * Continues without the terminal or program that reads the output, such as `head` once it has enough lines: a command
 * may be in the middle of a change. Other errors, such as a full disk, end the command with a message.
 */
export function allowClosedOutput(): void {
  for (const output of outputs) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return
      reportFailure(error)
      process.exit()
    })
  }
}

/** Serves visitors also while the log cannot be written: its collector has ended, or the disk of its file is full. */
export function allowFailingLog(): void {
  for (const output of outputs) output.on('error', () => undefined)
}
