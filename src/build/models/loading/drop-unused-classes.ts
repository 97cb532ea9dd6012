/** The class that styled-components gives an element for other components to refer to it. */
const componentClass = /\bsc-[A-Za-z0-9]+-\d+\b/g

/**
 * Takes the classes of styled components off the elements of a page where no rule refers to them,
 * which is nearly everywhere. React does not look at them when it hydrates.
 *
 * @param html a page with its styles in it
 */
export function dropUnusedClasses(html: string): string {
  const styles = [...html.matchAll(/<style[\s\S]*?<\/style>/g)].join('\n')
  const used = new Set([...styles.matchAll(/\.(sc-[A-Za-z0-9]+-\d+)/g)].map(([, name]) => name))
  return html.replace(/ class="([^"]*)"/g, (whole, classes: string) => {
    if (!classes.includes('sc-')) return whole
    const kept = classes
      .replace(componentClass, (name) => (used.has(name) ? name : ''))
      .trim()
      .replace(/ {2,}/g, ' ')
    return kept === '' ? '' : ` class="${kept}"`
  })
}
