/*
 * To stitch a changed slice in, Gatsby reads and writes every page, and the build then rewrites it. So finished pages
 * get marks that Gatsby does not know, and the rewriting stitches what has changed.
 */

const gatsbyMark = /<!-- slice-(start|end) id="/g
const ownMark = /<!--slice-(start|end) id="/g
const slice = /(<!-- slice-start id="([^"]+)" -->)[\s\S]*?(<!-- slice-end id="\2" -->)/g

/** Hides the slices of a finished page from Gatsby. */
export const hideSlices = (html: string): string => html.replace(gatsbyMark, '<!--slice-$1 id="')

/**
 * Shows the slices that `hideSlices` has hidden, and replaces those that have changed. Other pages stay as they are:
 * Gatsby has stitched them.
 *
 * @param changed HTML of slices by name, as Gatsby renders them
 */
export function stitchSlices(html: string, changed: ReadonlyMap<string, string>): string {
  const shown = html.replace(ownMark, '<!-- slice-$1 id="')
  if (shown === html) return html
  return shown.replace(slice, (whole, start: string, name: string, end: string) => {
    const content = changed.get(name)
    return content === undefined ? whole : start + content + end
  })
}
