import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createAsk } from '../ask'
import { createServer, type ServerOptions, type SiteServer } from '../create-server'
import { isText } from '../site/memory-files'
import { writeFiles } from './own-folder'

export const samplePage = (title: string): string =>
  `<!doctype html><title>${title}</title>${'<p>Evening light</p>'.repeat(60)}`

/** Sends a request unchanged. */
export const ask = (url: string, target: string, headers: Record<string, string> = {}, method = 'GET') =>
  createAsk(url)(target, { headers, method })

/**
 * Lets the tests of a file make sites and start servers, which end after the last test. Beside each site is a file
 * `secret.txt`, which must not be reachable.
 */
export function useSites() {
  const folders: string[] = []
  const servers: SiteServer[] = []
  afterAll(async () => {
    await Promise.all(servers.map(({ close }) => close()))
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  })

  /** Writes a built site, with compressed versions of its text files. */
  const make = async (files: Readonly<Record<string, string | Buffer>> = {}): Promise<string> => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-'))
    folders.push(folder)
    const site = path.join(folder, 'public')
    for (const [name, content] of Object.entries({ 'index.html': samplePage('Home'), ...files })) {
      await writeFiles(site, { [name]: content })
      if (!isText(name)) continue
      await writeFile(path.join(site, `${name}.br`), brotliCompressSync(content))
      await writeFile(path.join(site, `${name}.gz`), gzipSync(content))
    }
    await writeFile(path.join(folder, 'secret.txt'), 'outside')
    return site
  }

  return {
    make,
    start: async (options: ServerOptions = {}) => {
      const server = await createServer({ folder: await make(), drainTime: 0, ...options })
      servers.push(server)
      return { ...server, url: await server.listen() }
    },
  }
}
