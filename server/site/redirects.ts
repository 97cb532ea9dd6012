import path from 'node:path'
import * as v from 'valibot'
import { checkRedirects, type Redirect } from '../../content/model/redirects'
import { Failure } from '../../src/lib/failure'
import { messageOf } from '../../src/lib/message-of'
import { readIfExists } from './read-if-exists'

/** File of the build that lists the redirects. The server reads it and does not serve it. */
export const redirectsFile = '_redirects.json'

const schema = v.array(
  v.variant('status', [
    v.object({ from: v.string(), to: v.string(), status: v.literal(301) }),
    v.object({ from: v.string(), to: v.string(), status: v.literal(302) }),
    v.object({ from: v.string(), status: v.literal(410) }),
  ]),
)

/**
 * Reads the redirects of a built site, in the order in which hosts compare them; none without a list.
 *
 * @throws Failure naming the file if it is not a list of redirects, or contains an invalid one or a loop
 */
export async function readRedirects(folder: string): Promise<readonly Redirect[]> {
  const file = path.join(folder, redirectsFile)
  const text = await readIfExists(file, '[]')
  let list: readonly Redirect[]
  try {
    list = v.parse(schema, JSON.parse(text))
  } catch (error) {
    throw new Failure(`${file} is not a list of redirects: ${messageOf(error)}`)
  }
  const { valid, problems } = checkRedirects(list, new Map())
  const [problem] = problems
  if (problem) throw new Failure(`${file} is not a list of redirects: ${problem.wrong}`)
  return valid
}

/**
 * Target of a redirect for a request. Keeps the visitor's query unless the target has its own. Encodes characters that
 * a header cannot contain, and those that Caddy and nginx expand.
 *
 * @param query with its question mark, or empty; for a proxy, its placeholder for that
 */
export function redirectLocation(target: string, query: string): string {
  const to = target.replace(/[^\x21-\x7e]+|[{}$]/g, encodeURIComponent)
  const [address = '', ...fragment] = to.split('#')
  return address.includes('?') ? to : [`${address}${query}`, ...fragment].join('#')
}
