import { folderOf, normalizePath, type Redirect } from '../../content/model/redirects'
import { securityHeaders } from '../../server/security-headers'
import { cacheControlOf } from '../../server/site/cache-rules'
import { privateFiles } from '../../server/site/open-site'
import { redirectLocation } from '../../server/site/redirects'
import { groupBy } from '../../src/lib/group-by'

type Headers = Readonly<Record<string, string>>

const headersOf = (pathname: string, isPreview: boolean): Headers => ({
  ...securityHeaders({ pathname, isPreview }),
  'cache-control': cacheControlOf(pathname),
})

const differing = (headers: Headers, others: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => others[name] !== value))

const common = ([first = {}, ...rest]: readonly Headers[]): Headers =>
  Object.fromEntries(Object.entries(first).filter(([name, value]) => rest.every((headers) => headers[name] === value)))

/** The first folder. The hashed files of the search have folders of their own. */
const topFolder = (pathname: string): string => /^\/(pagefind\/)?[^/]+\//.exec(pathname)?.[0] ?? '/'

function ruleOf(pattern: string, headers: Headers): readonly string[] {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return lines.length > 0 ? [encodeURI(pattern), ...lines] : []
}

/**
 * Netlify's `_headers`: one rule for all paths, then one for each folder or file with different headers. Pages have
 * their content security policy in their HTML.
 *
 * @param files paths of all files of the site
 * @param isPreview whether the site includes drafts
 */
export function netlifyHeaders(files: readonly string[], isPreview: boolean): string {
  const headersOfFile = (name: string): Headers => headersOf(name, isPreview)
  const usual = headersOfFile('/')
  const rules = [...groupBy(files, topFolder)].flatMap(([folder, names]) => {
    const shared = folder === '/' ? {} : differing(common(names.map(headersOfFile)), usual)
    return [
      ...ruleOf(`${folder}*`, shared),
      ...names.flatMap((name) => ruleOf(name, differing(headersOfFile(name), { ...usual, ...shared }))),
    ]
  })
  return [...ruleOf('/*', usual), ...rules, ''].join('\n')
}

/** Escapes placeholder characters of a path. Netlify ignores a trailing slash. */
const literal = (path: string): string => encodeURI(path).replaceAll(':', '%3A')

/**
 * The paths of a redirect. Netlify's command line compares decoded paths, and its documentation does not say what its
 * servers compare, so both forms are listed. Some characters have a meaning of their own when they are not encoded.
 */
function pathsOf(redirect: Redirect): readonly string[] {
  if (folderOf(redirect) !== undefined) return [redirect.from]
  const path = normalizePath(redirect.from)
  return [...new Set([literal(path), ...(/[\s:#?*]/.test(path) ? [] : [path])])]
}

/** A pattern of Netlify includes its folder. The first of several rules for a path applies. */
const rulesFor = (redirect: Redirect): readonly string[] => {
  const { to, status } = redirect
  return pathsOf(redirect).map(
    (path) => `${path}  ${to === undefined ? '/404.html' : redirectLocation(to, '')}  ${status}!`,
  )
}

/**
 * Netlify's `_redirects`. The exclamation mark applies a redirect before files. Netlify keeps the visitor's query
 * unless the target has its own.
 *
 * @param redirects of the built site, in order
 * @param functionRoutes lines of Netlify's adapter
 */
export const netlifyRedirects = (redirects: readonly Redirect[], functionRoutes: readonly string[]): string =>
  [
    ...privateFiles.map((name) => `${name}  /404.html  404!`),
    ...redirects.flatMap(rulesFor),
    ...functionRoutes,
    '',
  ].join('\n')
