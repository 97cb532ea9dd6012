import { readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readSpace } from '../../local/contentful/read-space'
import { readContent } from '../../local/experience/read-content'
import { readGuide } from '../../tests/integration/read-guide'
import { contentFolder, root } from '../site/paths'
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

// Otherwise, files that were just copied are read again each time, in case they change without a new time.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + 10_000))

const create = async (...args: readonly string[]) => {
  const lines: string[] = []
  await createPage(args, folder, (line) => lines.push(line))
  return lines
}

const filesIn = (lines: readonly string[]) => lines.flatMap((line) => /entries\/.*/.exec(line)?.[0] ?? [])

async function edit(file: string, change: (text: string) => string) {
  const place = path.join(folder, file)
  const text = await readFile(place, 'utf8')
  expect(change(text)).not.toBe(text)
  await writeFile(place, change(text))
}

const publish = (text: string) => text.replace('_draft: true\n', '')

/** What the content check says about the files of a page, before or after publishing it. */
async function faultsOf(files: readonly string[]) {
  const result = await readSpace(folder)
  const found = result.ok ? result.warnings : result.problems
  return found.filter(({ file }) => files.includes(file))
}

it('creates drafts from each template that are valid, and valid when they are published', async () => {
  const files: string[] = []
  // A test of a page is no page.
  for (const template of readdirSync(path.join(contentFolder, 'templates')).filter((one) => one !== 'ab-test')) {
    const name = `spring-${template}`
    const created = filesIn(await create(template, name))
    expect(created).toContain(template === 'event' ? `entries/event/${name}.md` : `entries/page/${name}.md`)
    files.push(...created)
  }
  expect(await faultsOf(files)).toEqual([])
  for (const file of files) await edit(file, publish)
  expect(await faultsOf(files)).toEqual([])
})

it('makes a landing page with a form, a testimonial and an A/B test in the six steps of the guide', async () => {
  const guide = await readFile(path.join(root, 'docs/guides/editing-content.md'), 'utf8')
  const [, section = ''] = guide.split('### Create a page\n')
  const text = section.slice(0, section.indexOf('\n### '))
  const steps = readGuide(text)
  expect(steps).toHaveLength(6)
  const files: string[] = []
  for (const { commands } of steps) {
    for (const command of commands.flat()) {
      files.push(...filesIn(await create(...command.replace('npm run content:new -- ', '').split(' '))))
    }
  }
  expect(await faultsOf(files)).not.toEqual([])
  const [, hero = ''] = /`(entries\/\S+)`/.exec(text) ?? []
  const [, lines = ''] = /^ +```yaml\n([\s\S]*?) +```$/m.exec(text) ?? []
  await edit(hero, (entry) => entry.replace(/---\n$/, `${lines.replaceAll(/^ {3}/gm, '')}---\n`))
  for (const file of files) await edit(file, publish)
  await edit('entries/page/spring-sale.md', (page) =>
    page.replace('hideFromSearchEngines: false', 'hideFromSearchEngines: true'),
  )
  expect(await faultsOf(files)).toEqual([])

  const result = await readSpace(folder)
  if (!result.ok) throw new Error('The content has problems.')
  const { entries } = result.space
  const blocks = entries.find(({ id }) => id === 'spring-sale')?.fields.blocks as string[]
  const types = blocks.map((id) => entries.find((entry) => entry.id === id)?.type.id)
  expect(types).toEqual(expect.arrayContaining(['hero', 'testimonial', 'formSlot']))
  expect(readContent(entries).experiences).toContainEqual(
    expect.objectContaining({
      id: 'spring-sale-test',
      type: 'nt_experiment',
      components: [
        expect.objectContaining({
          baseline: { id: 'spring-sale-hero' },
          variants: [{ id: 'spring-sale-hero-b', hidden: false }],
        }),
      ],
    }),
  )
})

it('fills in the default values of the fields that a template leaves out, as Contentful does', async () => {
  await create('landing-page', 'spring-defaults')
  const read = (file: string) => readFile(path.join(folder, 'entries', file), 'utf8')
  expect(await read('page/spring-defaults.md')).toMatch(/^hideFromSearchEngines: false$/m)
  expect(await read('formSlot/spring-defaults-form.md')).toMatch(/^background: white\nstyle: beside\n---$/m)
  expect(await read('testimonial/spring-defaults-quote.md')).toMatch(/^background: cream$/m)
})

it('overwrites nothing', async () => {
  await expect(create('event', 'ai-answers-without-regret')).resolves.toBeDefined()
  await expect(create('event', 'ai-answers-without-regret')).rejects.toThrow('exists already. Choose another name.')
})

it.each([
  [
    ['blog', 'spring'],
    'Name a template and the page: npm run content:new -- ab-test|campaign|comparison|event|landing-page',
  ],
  [['event'], 'Name a template and the page'],
  [['event', 'Spring Sale'], '“Spring Sale” must be lower-case letters'],
  [['event', '../spring'], '“../spring” must be lower-case letters'],
  [['event', 'x'.repeat(41)], 'at most 40'],
  [['ab-test', 'beacon-messaging'], 'There is no entries/hero/beacon-messaging-hero.md to test.'],
])('explains how to use it: %j', async (args, message) => {
  await expect(create(...args)).rejects.toThrow(message)
})
