import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, link, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { generatedEntries, picturesOf } from './generated-post'
import type { GrowthSite } from './growth'
import { siteBuilder } from './site-builder'

/** Stands in for the pictures of generated posts: as large as theirs, and small on disk. */
const makePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#f2c14e' } })
    .png({ palette: true })
    .toBuffer()

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

  const content = path.join(folder, 'content')
  const picture = await makePicture()
  const digest = createHash('sha256').update(picture).digest('hex').slice(0, 32)
  const pictureAddress = (name: string): string =>
    `https://images.example.imgix.net/hearthside/${name}/${digest}/${name}.png`
  const shared = path.join(folder, 'generated.png')
  await writeFile(shared, picture)
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(content, file)), { recursive: true })
    await writeFile(path.join(content, file), text)
  }
  let there = 0
  return {
    ...siteBuilder(folder),
    addPosts: async (count) => {
      for (; there < count; there += 1) {
        for (const [file, text] of Object.entries(generatedEntries(there, pictureAddress))) {
          await write(`entries/${file}`, text)
        }
        for (const name of picturesOf(there)) {
          await link(shared, path.join(content, `assets/${name}.png`))
          await write(`assets/${name}.yaml`, `title: ${name}\ndescription: A picture of post ${there}\n`)
        }
      }
    },
    countPages: async () => {
      const files = await readdir(path.join(folder, 'public'), { recursive: true })
      return files.filter((file) => path.basename(file) === 'index.html').length
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
