import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { hashedFiles, stillNeeded } from '../../server/releases/keep-assets'
import { isImmutable } from '../../server/site/cache-rules'
import { messageOf } from '../../src/lib/message-of'

/**
 * Lists the hashed files of a site for the next build. For each path: the last time that a build with it was in use, or
 * null if it belongs to this build.
 */
const assetsFile = '_assets.json'

const schema = v.record(v.string(), v.nullable(v.pipe(v.string(), v.isoTimestamp())))

const isInside = (name: string): boolean => isImmutable(`/${name}`) && !name.split(/[/\\]/).includes('..')

/** The list of the current site; empty before the first deployment. */
async function readList(origin: string): Promise<v.InferOutput<typeof schema>> {
  const response = await fetch(`${origin}/${assetsFile}`)
  return response.ok ? v.parse(schema, await response.json()) : {}
}

/**
 * Copies the hashed files of the current site to its replacement, so that open tabs keep working. For hosts that
 * replace all files with each deployment.
 *
 * @param pages the built site
 * @param origin of the current site
 * @param now milliseconds since 1970
 * @param warn receives a message about files that could not be kept
 */
export async function keepOnlineAssets(
  pages: string,
  origin: string,
  now: number,
  warn: (message: string) => void,
): Promise<void> {
  const own = new Set(await hashedFiles(pages))
  const online = await readList(origin).catch((error: unknown) => {
    warn(`Files of earlier builds are not kept: ${messageOf(error)}`)
    return {}
  })
  const today = new Date(now).toISOString()
  const earlier = Object.entries(online)
    .filter(([name]) => !own.has(name) && isInside(name))
    .map(([name, date]) => [name, date ?? today] as const)
  const kept: Record<string, string> = {}
  for (const [name, date] of Object.entries(stillNeeded(Object.fromEntries(earlier), now))) {
    const response = await fetch(`${origin}/${encodeURI(name)}`).catch(() => undefined)
    if (!response?.ok) {
      warn(`${name} of an earlier build is not kept: it is not online.`)
      continue
    }
    const file = path.join(pages, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(await response.arrayBuffer()))
    kept[name] = date
  }
  const list = { ...Object.fromEntries([...own].map((name) => [name, null])), ...kept }
  await writeFile(path.join(pages, assetsFile), `${JSON.stringify(list)}\n`)
}
