/** An error that the user of the program can fix. Its message says how. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** A service does not answer, so that the same command may succeed later. */
export class Unavailable extends Failure {}

/** The exit status of a command after such a failure: `EX_TEMPFAIL` of sysexits.h. */
export const unavailableStatus = 75

/** Whether the operating system reports it: a missing permission, a full disk. Node's message names call and path. */
const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

/** Prints the error that ends a program, and sets its exit status. Errors that the user cannot fix show a stack. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof Failure || isSystemError(error) ? error.message : error)
  process.exitCode = error instanceof Unavailable ? unavailableStatus : 1
}
