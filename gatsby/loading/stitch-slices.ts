import { dropNeedlessMetadata } from './drop-needless-metadata'
import { dropUnusedClasses } from './drop-unused-classes'
import { replaceStyles, stylesOf } from './style-elements'

/*
 * To stitch a changed slice in, Gatsby reads and writes every page, and the build then rewrites it. So finished pages
 * get marks that Gatsby does not know, and the rewriting stitches what has changed.
 */

const gatsbyMark = '<!-- slice-'
const ownMark = '<!--slice-'

/** A slice as Gatsby renders it. */
interface ChangedSlice {
  /** When the pages were finished; absent for a new one. */
  readonly before: string | undefined
  readonly after: string
}

/** Changed slices by name. */
export type ChangedSlices = ReadonlyMap<string, ChangedSlice>

/** Hides the slices of a finished page from Gatsby. */
export const hideSlices = (html: string): string => html.replaceAll(gatsbyMark, ownMark)

function putSlice(html: string, name: string, content: string): string {
  const [start, end] = ['start', 'end'].map((edge) => `${ownMark}${edge} id="${name}" -->`) as [string, string]
  const parts: string[] = []
  let done = 0
  for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, done)) {
    const inside = at + start.length
    parts.push(html.slice(done, inside), content)
    done = html.indexOf(end, inside)
    if (done === -1) throw new Error(`The slice "${name}" of a page has no end.`)
  }
  return parts.join('') + html.slice(done)
}

const putSlices = (html: string, contents: Iterable<readonly [name: string, content: string]>): string =>
  [...contents].reduce((page, [name, content]) => putSlice(page, name, content), html)

/**
 * Puts changed slices into a finished page and shows them all to Gatsby again. Other pages stay as they are: Gatsby has
 * stitched them.
 */
export const stitchSlices = (html: string, changed: ChangedSlices): string =>
  html.includes(ownMark)
    ? putSlices(
        html,
        [...changed].map(([name, { after }]) => [name, after]),
      ).replaceAll(ownMark, gatsbyMark)
    : html

/** What of a slice counts elsewhere in a page: in its style sheet and in its policy. */
const farReaching = (html: string): string => (html.match(/<(style|script)[\s\S]*?<\/\1>/g) ?? []).join('')

/**
 * Makes a function that puts changed slices into finished pages as they become there, so that nothing else of a page
 * need be rewritten: ten times faster. It returns undefined for pages that must be rewritten.
 */
export function quickStitcher(changed: ChangedSlices): (html: string) => string | undefined {
  const isQuick = [...changed.values()].every(
    ({ before, after }) => before !== undefined && farReaching(before) === farReaching(after),
  )
  if (!isQuick || changed.size === 0) return () => undefined
  /** What slices become in pages, by the styles of those. */
  const known = new Map<string, readonly (readonly [name: string, content: string])[]>()
  return (html) => {
    if (!html.includes(ownMark)) return undefined
    const styles = stylesOf(html)
      .map(({ tag, css }) => `${tag}${css}</style>`)
      .join('')
    const finish = (slice: string): string =>
      dropNeedlessMetadata(dropUnusedClasses(styles + replaceStyles(slice, () => '')).slice(styles.length))
    const finished = known.get(styles) ?? [...changed].map(([name, { after }]) => [name, finish(after)] as const)
    known.set(styles, finished)
    return putSlices(html, finished)
  }
}
