import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, link, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { generatedEntries, picturesOf } from './generated-post'
import type { GrowthSite } from './growth'
import { peakMemory } from './peak-memory'
import { readBuildLog } from './read-build-log'
import { siteBuilder } from './site-builder'

/** Where pictures are, so that builds need not make them: nobody looks at them. */
const imageDomain = 'images.example.imgix.net'

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
  const pictureAddress = (name: string): string => `https://${imageDomain}/hearthside/${name}/${digest}/${name}.png`
  const shared = path.join(folder, 'generated.png')
  await writeFile(shared, picture)
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(content, file)), { recursive: true })
    await writeFile(path.join(content, file), text)
  }
  const edit = async (file: string, pattern: RegExp, replacement: string): Promise<void> => {
    const text = await readFile(path.join(content, file), 'utf8')
    await writeFile(path.join(content, file), text.replace(pattern, replacement))
  }
  const builder = siteBuilder(folder, { IMAGE_CDN_DOMAIN: imageDomain })
  let there = 0
  let edits = 0
  return {
    clean: builder.clean,
    build: async () => {
      const start = performance.now()
      const memory = await peakMemory(builder.build)
      const milliseconds = performance.now() - start
      const log = await readFile(path.join(folder, '.local/logs/gatsby-build.log'), 'utf8')
      return { milliseconds, memory, ...readBuildLog(log) }
    },
    editPost: () => edit(`entries/blogPost/generated-${Math.floor(there / 2)}.md`, /$/, `\nEdit ${(edits += 1)}.\n`),
    editNavigation: () =>
      edit('entries/navigation/navigation-main.md', /^demoLabel: .*$/m, `demoLabel: Demo ${(edits += 1)}`),
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
