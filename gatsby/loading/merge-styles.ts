import { createHash } from 'node:crypto'
import { replaceStyles } from './style-elements'

/** As styled-components writes it, for a page or a slice. */
const marked = /^<style data-styled="" data-styled-version="([^"]*)">$/
/** As this step has written it in an earlier build. */
const plain = /^<style data-styles="([^"]*)" data-styled-version="[^"]*">$/

/** What styled-components writes between rules, and splits the text at when it takes over. */
const separator = '/*!sc*/\n'
const marker = /^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}/

/** The rules of one styled component, and the class names that they are for. */
interface ComponentStyles {
  readonly rules: Set<string>
  readonly names: Set<string>
}

/** A style sheet with the marks by which styled-components knows its own rules again. */
export interface MarkedSheet {
  /** Path below the site's root, named by its content. */
  readonly path: string
  readonly css: string
}

/** What becomes of the styles of a page. */
interface MergedStyles {
  readonly sheet: MarkedSheet
  /** The element. */
  readonly style: string
}

/** What became of styles before, by all of them: nearly all pages of a kind have the same. */
export type KnownStyles = Map<string, MergedStyles>

export interface StyledPage {
  readonly html: string
  /** What the page refers to; absent when nothing has changed. */
  readonly sheet?: MarkedSheet
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

function writeMarked(components: ReadonlyMap<string, ComponentStyles>): MarkedSheet {
  const css = [...components]
    .map(([id, { rules, names }], index) => {
      const group = `data-styled.g${index + 1}[id="${id}"]{content:"${[...names].map((name) => `${name},`).join('')}"}`
      return [...rules, group].map((item) => item + separator).join('')
    })
    .join('')
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 20)
  return { path: `/styles-${digest}.css`, css }
}

function mergeSheets(sheets: readonly string[], version: string): MergedStyles {
  const components = new Map<string, ComponentStyles>()
  for (const css of sheets) readStyles(css, components)
  const sheet = writeMarked(components)
  const rules = [...components.values()].flatMap((styles) => [...styles.rules]).join('')
  return { sheet, style: `<style data-styles="${sheet.path}" data-styled-version="${version}">${rules}</style>` }
}

/**
 * Makes one style element of a page's many: the page brings its styles and each slice its own, and
 * what they share would be there several times. Rules stay in the order in which components first
 * appear, so a component that extends another still comes after it.
 *
 * The marks of styled-components, a tenth of the page, go into a file beside it. They are needed
 * only when its code comes to the page, which then puts them back (src/ui/Island/restore-styles.ts).
 *
 * @param html a page as Gatsby has written it; parts of it may come from an earlier build
 * @param readSheet reads a file that an earlier build has written, by its path
 * @param known to be kept for all pages of a build
 * @throws Error when that file is not there any more
 */
export function mergeStyles(
  html: string,
  readSheet: (path: string) => string,
  known: KnownStyles = new Map(),
): StyledPage {
  const sheets: string[] = []
  let version: string | undefined
  let earlier: string | undefined
  const bare = replaceStyles(html, ({ tag, css }) => {
    const markedVersion = marked.exec(tag)?.[1]
    if (markedVersion !== undefined) {
      version ??= markedVersion
      sheets.push(css)
      return ''
    }
    const sheet = plain.exec(tag)?.[1]
    earlier ??= sheet
    return sheet === undefined ? undefined : ''
  })
  if (version === undefined) return { html }

  if (earlier !== undefined) sheets.unshift(readSheet(earlier))
  const key = sheets.join('\0')
  const merged = known.get(key) ?? mergeSheets(sheets, version)
  known.set(key, merged)
  return { html: bare.replace('</head>', () => `${merged.style}</head>`), sheet: merged.sheet }
}
