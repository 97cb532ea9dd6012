/** Brings the copyright line up to date in a page that was built in an earlier year (specification 2.1). */
export function showCurrentYear(root: Document, year: number): void {
  for (const element of root.querySelectorAll('[data-year]')) element.textContent = String(year)
}
