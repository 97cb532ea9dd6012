/** Something in the CMS that keeps a page from being built, said in words for the one who can mend it. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  /**
   * @param entry the entry's internal name or identifier
   * @param field the field that is wrong
   * @param problem what is wrong and what to write instead
   */
  constructor(
    readonly entry: string,
    readonly field: string,
    readonly problem: string,
  ) {
    super(`Entry "${entry}", field "${field}": ${problem}`)
  }
}
