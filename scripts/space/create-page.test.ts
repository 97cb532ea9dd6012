import { readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readSpace } from '../../local/contentful/read-space'
import { contentFolder } from '../site/paths'
import { createPage } from './create-page'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'))
  for (const part of ['entries', 'templates', 'space.yaml']) {
    await cp(path.join(contentFolder, part), path.join(folder, part), { recursive: true })
  }
  await symlink(path.join(contentFolder, 'assets'), path.join(folder, 'assets'))
})

afterAll(() => rm(folder, { recursive: true }))

const create = async (...args: readonly string[]) => {
  const lines: string[] = []
  await createPage(args, folder, (line) => lines.push(line))
  return lines
}

/** What the content check says about the files of a page, before or after publishing it. */
async function faultsOf(files: readonly string[]) {
  const result = await readSpace(folder)
  const found = result.ok ? result.warnings : result.problems
  return found.filter(({ file }) => files.includes(file))
}

it.each(readdirSync(path.join(contentFolder, 'templates')))(
  'creates drafts from the template %s that are valid, and valid when they are published',
  async (template) => {
    const name = `spring-${template}`
    const lines = await create(template, name)
    const files = lines.flatMap((line) => /entries\/.*/.exec(line)?.[0] ?? [])
    expect(files).toContain(template === 'event' ? `entries/event/${name}.md` : `entries/page/${name}.md`)
    expect(await faultsOf(files)).toEqual([])
    for (const file of files) {
      const text = await readFile(path.join(folder, file), 'utf8')
      expect(text).toMatch(/^_draft: true$/m)
      await writeFile(path.join(folder, file), text.replace('_draft: true\n', ''))
    }
    expect(await faultsOf(files)).toEqual([])
  },
)

it('overwrites nothing', async () => {
  await expect(create('event', 'ai-answers-without-regret')).resolves.toBeDefined()
  await expect(create('event', 'ai-answers-without-regret')).rejects.toThrow('exists already. Choose another name.')
})

it.each([
  [['blog', 'spring'], 'Name a template and the page: npm run content:new -- campaign|comparison|event|landing-page'],
  [['event'], 'Name a template and the page'],
  [['event', 'Spring Sale'], '“Spring Sale” must be lower-case letters'],
  [['event', '../spring'], '“../spring” must be lower-case letters'],
  [['event', 'x'.repeat(41)], 'at most 40'],
])('explains how to use it: %j', async (args, message) => {
  await expect(create(...args)).rejects.toThrow(message)
})
