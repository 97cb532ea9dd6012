import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { restoreScripts } from '../../gatsby/loading/defer-scripts'

/**
 * Copies a built site and lets the copy's pages load their scripts at once, as Gatsby does by itself.
 *
 * @param folder the built site; it stays as it is
 * @returns the copy's folder, for the caller to remove
 * @throws Error when no page of the site defers its scripts, because then there is nothing to compare
 */
export async function makeEagerVariant(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'bench-eager-'))
  await cp(folder, copy, { recursive: true })

  let changed = 0
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = path.join(entry.parentPath, entry.name)
    const html = await readFile(file, 'utf8')
    const eager = restoreScripts(html)
    if (eager === html) continue
    await writeFile(file, eager)
    changed += 1
  }
  if (changed === 0) throw new Error(`No page in ${folder} defers its scripts, so there is nothing to compare.`)
  return copy
}
