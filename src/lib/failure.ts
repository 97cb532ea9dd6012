/** An error that the user of the program can fix. Its message says how. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** Prints the error that ends a program, and sets its exit status. Only other errors than a `Failure` show a stack. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof Failure ? error.message : error)
  process.exitCode = 1
}
