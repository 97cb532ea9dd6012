/** Something that the reader can mend: its message is all that is shown. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
