const styleTag = /<style data-styled="" data-styled-version="([^"]*)">([\s\S]*?)<\/style>/g
/** What styled-components writes between rules, and splits the text at when it takes over. */
const separator = '/*!sc*/\n'
const marker = /^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}/

/** The rules of one styled component, and the class names that they are for. */
interface ComponentStyles {
  readonly rules: Set<string>
  readonly names: Set<string>
}

function readStyles(css: string, components: Map<string, ComponentStyles>): void {
  let rules: string[] = []
  for (const item of css.split(separator)) {
    const [, id, names] = marker.exec(item) ?? []
    if (id === undefined || names === undefined) {
      if (item.trim() !== '') rules.push(item)
      continue
    }
    const styles = components.get(id) ?? { rules: new Set(), names: new Set() }
    for (const rule of rules) styles.rules.add(rule)
    for (const name of names.split(',')) if (name !== '') styles.names.add(name)
    components.set(id, styles)
    rules = []
  }
}

/**
 * Makes one style element of a page's many: the page brings its styles and each slice its own, and
 * what they share would be there several times. Rules stay in the order in which components first
 * appear, so a component that extends another still comes after it.
 *
 * @param html a page as Gatsby has written it
 * @returns the page with one style element of styled-components in its head
 */
export function mergeStyles(html: string): string {
  const tags = [...html.matchAll(styleTag)]
  const [first] = tags
  if (!first || tags.length === 1) return html

  const components = new Map<string, ComponentStyles>()
  for (const [, , css = ''] of tags) readStyles(css, components)
  const merged = [...components]
    .map(([id, { rules, names }], index) => {
      const group = `data-styled.g${index + 1}[id="${id}"]{content:"${[...names].map((name) => `${name},`).join('')}"}`
      return [...rules, group].map((item) => item + separator).join('')
    })
    .join('')
  const style = `<style data-styled="" data-styled-version="${first[1] ?? ''}">${merged}</style>`
  return html.replace(styleTag, '').replace('</head>', () => `${style}</head>`)
}
