import { sliceMark } from '../../src/lib/slice-marks'
import { dropImageAttributes } from './drop-image-attributes'
import { dropUnusedClasses } from './drop-unused-classes'
import { cssOf, replaceStyles } from './style-elements'

/** A slice as Gatsby renders it. */
interface Slice {
  /** When the pages were finished; absent for a new one. */
  readonly before: string | undefined
  readonly after: string
}

/** Slices by name. */
export type Slices = ReadonlyMap<string, Slice>

/** Contains the scripts of a page. */
export const scriptsSlice = '_gatsby-scripts-1'

const opening = '<!--slice-start id="'

/** @param contentOf returns the new content of a slice, or undefined to keep the present one */
function putSlices(html: string, contentOf: (name: string) => string | undefined): string {
  const parts: string[] = []
  let done = 0
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at + 1)) {
    const name = html.slice(at + opening.length, html.indexOf('"', at + opening.length))
    const content = contentOf(name)
    if (content === undefined) continue
    const inside = at + sliceMark('start', name).length
    const end = html.indexOf(sliceMark('end', name), inside)
    if (end === -1) throw new Error(`The slice "${name}" of a page has no end.`)
    parts.push(html.slice(done, inside), content)
    done = end
  }
  return parts.join('') + html.slice(done)
}

/** The style and script elements of a slice, which the page's style sheet, loader and policy need. */
const farReaching = (html: string): string => (html.match(/<(style|script)[\s\S]*?<\/\1>/g) ?? []).join('')

/** Whether this step has rewritten the page since Gatsby rendered it. False for pages with Gatsby's own marks. */
const isFinished = (html: string): boolean => html.includes(opening) && !html.includes('<style data-styled=""')

/** Inserts slices into pages (src/lib/slice-marks.ts). Does not change pages with Gatsby's own marks. */
export interface Stitcher {
  /**
   * Inserts only the style and script elements of the slices into a page.
   *
   * @throws Error for a slice that Gatsby has not rendered
   */
  readonly prepare: (html: string) => string
  /** Inserts the slices, cleaned up for this CSS, into an otherwise finished page. Leaves its scripts alone. */
  readonly finish: (html: string, css: readonly string[]) => string
  /**
   * Updates changed slices in a finished page.
   *
   * @returns undefined for a page that must be rewritten, which takes ten times longer
   */
  readonly update: (html: string) => string | undefined
}

/** Makes a stitcher that caches what pages share. */
export function makeStitcher(slices: Slices): Stitcher {
  const changed = [...slices].filter(([, { before, after }]) => before !== after)
  const isQuick =
    changed.length > 0 &&
    changed.every(([, { before, after }]) => before !== undefined && farReaching(before) === farReaching(after))
  const prepared = new Map(Array.from(slices, ([name, { after }]) => [name, farReaching(after)]))
  /** Cleaned-up slices by name, by the CSS of the page. */
  const finished = new Map<string, ReadonlyMap<string, string>>()

  const finishAll = (css: readonly string[]): ReadonlyMap<string, string> =>
    new Map(
      [...slices].flatMap(([name, { after }]) => {
        if (name === scriptsSlice) return []
        const bare = replaceStyles(after, () => '')
        return [[name, dropImageAttributes(dropUnusedClasses(bare, css))] as const]
      }),
    )
  const finish = (html: string, css: readonly string[]): string => {
    const key = css.join('\n')
    const contents = finished.get(key) ?? finishAll(css)
    finished.set(key, contents)
    return putSlices(html, (name) => contents.get(name))
  }

  return {
    prepare: (html) =>
      putSlices(html, (name) => {
        const content = prepared.get(name)
        if (content === undefined) throw new Error(`A page shows the slice "${name}", which Gatsby has not rendered.`)
        return content
      }),
    finish,
    update: (html) => (isQuick && isFinished(html) ? finish(html, cssOf(html)) : undefined),
  }
}
