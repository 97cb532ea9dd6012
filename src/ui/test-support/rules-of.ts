/**
 * The text of the CSS rules that name a class of the element, for tests: jsdom resolves neither
 * modern CSS functions nor media queries, so what it computes says little.
 */
export function rulesOf(element: Element | null): string {
  const sheets = [...document.querySelectorAll('style')].map((style) => style.textContent)
  const classes = [...(element?.classList ?? [])]
  return sheets
    .flatMap((sheet) => sheet.split(/(?<=\})/))
    .filter((rule) => classes.some((name) => rule.includes(`.${name}`)))
    .join('\n')
}
