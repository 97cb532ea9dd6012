import path from 'node:path'
import * as v from 'valibot'
import { readIfExists } from './read-if-exists'

/** Written by the build (gatsby/content-policy.ts). */
export const policiesFile = '_policies.json'

/** Each policy with the paths of its files, such as `/pricing/index.html`. */
const policiesSchema = v.array(v.object({ policy: v.string(), pages: v.array(v.string()) }))

/**
 * Reads the content security policies of a built site.
 *
 * @returns policies by the path of their page's file; none for a site without the file
 * @throws Error when the file is damaged or cannot be read
 */
export async function readPolicies(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readIfExists(path.join(folder, policiesFile), '[]')
  const policies = v.parse(policiesSchema, JSON.parse(text))
  return new Map(policies.flatMap(({ policy, pages }) => pages.map((page) => [page, policy] as const)))
}
