import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { generatedPost } from './generated-post'
import type { GrowthSite } from './growth'
import { siteBuilder } from './site-builder'

const idsOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).map((file) => path.basename(file, '.md')).sort()

/**
 * A copy of the site, below `.local/`, that generated posts can be added to.
 *
 * @param root the folder of the site
 */
export async function growingSite(root: string): Promise<GrowthSite & { readonly remove: () => Promise<void> }> {
  const folder = path.join(root, '.local/growth')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  for (const name of stdout.split('\0').filter((file) => file !== '')) {
    await cp(path.join(root, name), path.join(folder, name))
  }

  const entries = path.join(folder, 'content/entries')
  const [authors, categories] = [
    await idsOf(path.join(entries, 'author')),
    await idsOf(path.join(entries, 'blogCategory')),
  ]
  const pick = (ids: readonly string[], number: number): string => ids[number % ids.length] ?? ''
  let there = 0
  return {
    ...siteBuilder(folder),
    addPosts: async (count) => {
      for (; there < count; there += 1) {
        const post = generatedPost(there, pick(authors, there), pick(categories, there))
        await writeFile(path.join(entries, `blogPost/generated-${there}.md`), post)
      }
    },
    countPages: async () => {
      const files = await readdir(path.join(folder, 'public'), { recursive: true })
      return files.filter((file) => path.basename(file) === 'index.html').length
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
