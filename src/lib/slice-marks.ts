import { appShellPath, offlinePath } from '../data/offline-paths'

/*
 * Gatsby renders slices separately and puts them into the pages that show them: it reads and writes every page once
 * more, also when only one slice has changed. Pages with marks that Gatsby does not know are left to gatsby/loading,
 * which reads and writes them anyway.
 */

/** A slice's place in a page as Gatsby renders it. */
const gatsbyPlace = /<slice-(start|end) id="([^"]*)"><\/slice-\1>/g

/** Marks of a slice's place. */
export const sliceMark = (edge: 'start' | 'end', name: string): string => `<!--slice-${edge} id="${name}" -->`

/** Whether a page, by its path, keeps Gatsby's marks: the service worker takes a digest of it before gatsby/loading. */
const isPrecached = (path: string | undefined): boolean => path === offlinePath || path === appShellPath

/** @param path of the page */
export const markSlices = (html: string, path: string | undefined): string =>
  isPrecached(path)
    ? html
    : html.replace(gatsbyPlace, (_place, edge: 'start' | 'end', name: string) => sliceMark(edge, name))
