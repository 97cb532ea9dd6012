import { appShellPath, offlinePath } from '../data/offline-paths'

/*
 * Gatsby renders slices separately and then inserts them: it reads and writes every page again, even if only one slice
 * has changed. With other marks, Gatsby skips the page, and gatsby/loading inserts the slices when it rewrites the page.
 */

/** Gatsby's placeholder for a slice. */
const gatsbyPlace = /<slice-(start|end) id="([^"]*)"><\/slice-\1>/g

/** Our mark at the start or the end of a slice. */
export const sliceMark = (edge: 'start' | 'end', name: string): string => `<!--slice-${edge} id="${name}" -->`

/** Whether the service worker precaches a page. Its digest is computed after Gatsby has inserted the slices. */
const isPrecached = (path: string | undefined): boolean => path === offlinePath || path === appShellPath

/**
 * Replaces Gatsby's placeholders by our marks, except on precached pages.
 *
 * @param path of the page
 */
export const markSlices = (html: string, path: string | undefined): string =>
  isPrecached(path)
    ? html
    : html.replace(gatsbyPlace, (_place, edge: 'start' | 'end', name: string) => sliceMark(edge, name))
