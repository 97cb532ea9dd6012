/** An error that the user of the program can fix. Its message says how. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** Whether the operating system reports it: a missing permission, a full disk. Node's message names call and path. */
const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

/** Prints the error that ends a program, and sets its exit status. Errors that the user cannot fix show a stack. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof Failure || isSystemError(error) ? error.message : error)
  process.exitCode = 1
}
