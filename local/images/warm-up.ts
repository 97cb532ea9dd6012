import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureFormats } from '../../src/images/formats'
import { addressesIn } from '../pages/read-html'
import { imagesPrefix } from './image-routes'

/** HTML files, those nearest to the home page first. */
async function htmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const depth = (name: string): number => name.split(path.sep).length
  return names.filter((name) => name.endsWith('.html')).sort((one, other) => depth(one) - depth(other))
}

/**
 * Requests all pictures of a site in sequence, so that they are ready for visitors. Ignores failures.
 *
 * @returns the number of requested pictures
 */
export async function warmUp(folder: string, origin: string, signal: AbortSignal): Promise<number> {
  const asked = new Set<string>()
  for (const name of await htmlFiles(folder)) {
    const html = await readFile(path.join(folder, name), 'utf8').catch(() => '')
    for (const wanted of addressesIn(html)) {
      if (!wanted.startsWith(`${imagesPrefix}/`)) continue
      if (signal.aborted) return asked.size
      if (asked.has(wanted)) continue
      asked.add(wanted)
      await fetch(`${origin}${wanted}`, {
        method: 'HEAD',
        headers: { accept: pictureFormats.avif.type },
        signal,
      }).catch(() => undefined)
    }
  }
  return asked.size
}
