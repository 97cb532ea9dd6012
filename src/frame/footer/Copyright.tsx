interface CopyrightProps {
  readonly legalName: string
  /** The year of the build; a script brings it up to date in a page that has grown older. */
  readonly year: number
}

/** The words of the copyright line (specification 2.1). */
export function Copyright({ legalName, year }: CopyrightProps) {
  return (
    <>
      © <span data-year>{year}</span> {legalName}
    </>
  )
}
