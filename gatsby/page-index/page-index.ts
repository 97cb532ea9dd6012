import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageIndexFolder, pageIndexPath, type IndexedPage } from '../../src/lib/page-index'
import type { BuildModel } from '../build-model'
import { readEntryPages } from '../entry-pages'
import { partition } from './partition'

/** Types whose pages somebody may look for, in the order in which they are found. */
const foundTypes = [
  'page',
  'companyPage',
  'blogPost',
  'event',
  'integration',
  'interviewGuide',
  'jobDescription',
  'jobPost',
] as const

const partsAtOnce = 32

/** In Gatsby's cache: what the parts that are there were made of. */
const digestKey = 'page-index'

/** What somebody may look for who has met an address without a page: parts of an index, `/page-index/`. */
export const pageIndex: BuildModel = {
  async onPostBuild(args) {
    const { pages } = readEntryPages(args)
    const indexed = foundTypes.flatMap((found) =>
      pages.flatMap(({ type, path: href, title, description, isHidden }): readonly IndexedPage[] =>
        type === found && title !== '' && !isHidden ? [[href, title, description]] : [],
      ),
    )
    const folder = path.join(args.store.getState().program.directory, 'public')
    const digest = createHash('sha256').update(JSON.stringify(indexed)).digest('hex')
    if (existsSync(path.join(folder, pageIndexFolder)) && (await args.cache.get(digestKey)) === digest) return
    await rm(path.join(folder, pageIndexFolder), { recursive: true, force: true })
    await mkdir(path.join(folder, pageIndexFolder), { recursive: true })
    const parts = partition(indexed).entries()
    const write = async (): Promise<void> => {
      for (const [letters, part] of parts) {
        await writeFile(path.join(folder, pageIndexPath(letters)), JSON.stringify(part))
      }
    }
    await Promise.all(Array.from({ length: partsAtOnce }, write))
    await args.cache.set(digestKey, digest)
  },
}
