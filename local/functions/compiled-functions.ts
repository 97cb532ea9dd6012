import { readFile } from 'node:fs/promises'
import nodeModule from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import type { ApiFunction, FunctionModule } from './function-types'

const manifestSchema = v.array(
  v.object({
    functionRoute: v.string(),
    matchPath: v.optional(v.nullable(v.string())),
    relativeCompiledFilePath: v.string(),
  }),
)

/**
 * The functions that Gatsby's build has compiled: the same code that a host of Gatsby Functions runs.
 *
 * @param folder where Gatsby keeps them: `.cache/functions`
 * @throws Error when there is no build
 */
export async function compiledFunctions(folder: string): Promise<readonly ApiFunction[]> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`There are no compiled functions in ${folder}. Run "npm run build" first.`)
  const load = nodeModule.createRequire(path.join(path.resolve(folder), 'manifest.json'))
  return v.parse(manifestSchema, JSON.parse(text)).map(({ functionRoute, matchPath, relativeCompiledFilePath }) => ({
    route: matchPath ?? functionRoute,
    load: () => load(`./${relativeCompiledFilePath}`) as FunctionModule,
  }))
}
