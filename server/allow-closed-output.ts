/**
 * Continues without the terminal or program that reads the output, such as `head` once it has enough lines, or a
 * collector of logs: a command may be in the middle of a change, and a server has visitors.
 */
export function allowClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
