/** The class that styled-components gives an element for other components to refer to it. */
const componentClass = /\bsc-[A-Za-z0-9]+-\d+\b/g

/** Styled components that the rules of style sheets refer to, by those sheets: many pages have the same. */
export type KnownClasses = Map<string, ReadonlySet<string>>

const classesIn = (styles: string): ReadonlySet<string> =>
  new Set([...styles.matchAll(/\.(sc-[A-Za-z0-9]+-\d+)/g)].map(([, name = '']) => name))

/**
 * Takes the classes of styled components off the elements of a page where no rule refers to them,
 * which is nearly everywhere. React does not look at them when it hydrates.
 *
 * @param css of the page
 * @param known to be kept for all pages of a build
 */
export function dropUnusedClasses(html: string, css: readonly string[], known: KnownClasses = new Map()): string {
  const styles = css.join('\n')
  const used = known.get(styles) ?? classesIn(styles)
  known.set(styles, used)
  return html.replace(/ class="([^"]*)"/g, (whole, classes: string) => {
    if (!classes.includes('sc-')) return whole
    const kept = classes
      .replace(componentClass, (name) => (used.has(name) ? name : ''))
      .trim()
      .replace(/ {2,}/g, ' ')
    return kept === '' ? '' : ` class="${kept}"`
  })
}
