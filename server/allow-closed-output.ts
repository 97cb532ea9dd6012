/**
 * Continues without a terminal or program that reads the output, such as `head` once it has enough lines: a command may
 * be in the middle of a change.
 */
export function allowClosedOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
