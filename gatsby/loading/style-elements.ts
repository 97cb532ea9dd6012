/** A style element of a page. */
export interface StyleElement {
  /** The opening tag. */
  readonly tag: string
  readonly css: string
}

const opening = '<style'
const closing = '</style>'

/**
 * Replaces the style elements of a page. A search for the tags: an expression that steps over tens of
 * kilobytes of CSS one character at a time takes longer than all other work on a page.
 *
 * @param html a page
 * @param replace gives the new element, or undefined to leave it as it is
 */
export function replaceStyles(html: string, replace: (element: StyleElement) => string | undefined): string {
  const parts: string[] = []
  let done = 0
  for (let start = html.indexOf(opening); start !== -1; start = html.indexOf(opening, start + 1)) {
    const inside = html.indexOf('>', start) + 1
    const end = html.indexOf(closing, inside)
    if (inside === 0 || end === -1) break
    const element = replace({ tag: html.slice(start, inside), css: html.slice(inside, end) })
    if (element !== undefined) {
      parts.push(html.slice(done, start), element)
      done = end + closing.length
    }
    start = end
  }
  return done === 0 ? html : parts.join('') + html.slice(done)
}

/** The CSS of the style elements of a page, in their order. */
export function cssOf(html: string): readonly string[] {
  const found: string[] = []
  replaceStyles(html, ({ css }) => {
    found.push(css)
    return undefined
  })
  return found
}

/** Removes the CSS from a page, which makes searching its elements faster. */
export const emptyStyles = (html: string): string => replaceStyles(html, ({ tag }) => `${tag}${closing}`)

/** Inserts CSS into the style elements of a page, in their order. */
export function fillStyles(html: string, styles: readonly string[]): string {
  const left = styles.values()
  return replaceStyles(html, ({ tag }) => `${tag}${left.next().value ?? ''}${closing}`)
}
