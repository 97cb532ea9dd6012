/**
 * What the two ends of a redirect may be, and how they are compared with requests and pages. The
 * model, the checks and the host all take it from here: where they differed, a page could become
 * unreachable.
 */

/** A path alone: hosts compare it with the path of a request, which has neither query nor section. */
export const fromPattern = '^/(?!/)[^\\s?#]*$'

/** A path, or an address elsewhere. Two slashes would name another host. */
export const toPattern = '^(/(?!/)\\S*|https://\\S+)$'

const from = new RegExp(fromPattern)
const to = new RegExp(toPattern)

export const isFrom = (text: string): boolean => from.test(text)
export const isTo = (text: string): boolean => to.test(text)

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A percent sign that encodes nothing stands for itself.
    return path
  }
}

/**
 * The form in which paths are compared: decoded, with a slash at the end, without query and section.
 * `/über` and `/%C3%BCber/?ref=1` are one path.
 *
 * @param address a path of this site; an address elsewhere becomes something that no path is
 */
export function normalizePath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const decoded = decode(path)
  return decoded.endsWith('/') ? decoded : `${decoded}/`
}
