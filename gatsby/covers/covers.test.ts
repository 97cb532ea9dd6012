import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readResult } from '../read-content'
import { covers, drawingOf } from './covers'

const category = { id: 'craft', name: 'Writing to customers' }
const post = { id: '1', title: 'Saved replies', slug: 'saved-replies', category }

describe('drawingOf', () => {
  it('draws an entry with the subject of its title and the light of its category', () => {
    expect(drawingOf('blogPost', post, readResult)?.alt).toMatch(/index cards .+, (at dusk|in the morning)$/)
  })

  it('takes the role of a guide for its subject, as all titles begin alike', () => {
    const guide = { id: '2', title: 'Interview guide: editor', slug: 'editor', role: 'Editor' }
    expect(drawingOf('interviewGuide', guide, readResult)?.alt).toMatch(/a stack of books/)
  })

  it.each([
    ['author', { id: '3', name: 'Ada', slug: 'ada' }],
    ['companyPage', { id: '4', title: 'Terms', path: '/terms/' }],
    ['blogPost', { id: '5', title: null, slug: 'draft' }],
  ])('draws nothing for %s %j', (type, node) => {
    expect(drawingOf(type, node, readResult)).toBeUndefined()
  })
})

describe('the cover of a list’s item', () => {
  const home = process.cwd()
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'covers-'))
    process.chdir(folder)
  })
  afterEach(async () => {
    process.chdir(home)
    await rm(folder, { recursive: true })
  })

  type Resolve = (
    item: object,
    args: object,
    context: object,
    info: object,
  ) => Promise<{ src: string; alt: string } | null>

  const coverOf = (imageId: string | null) => {
    const created: Record<string, Record<string, { resolve: Resolve }>>[] = []
    covers.createResolvers?.({ createResolvers: (given: never) => void created.push(given) } as never)
    const schema = { getType: () => ({ getFields: () => ({ category: { resolve: () => category } }) }) }
    const item = { type: 'blogPost', node: post, imageId }
    return created[0]?.CollectionItem?.cover?.resolve(item, {}, {}, { schema })
  }

  it('is a file beside the pictures of assets, named by its content', async () => {
    const cover = await coverOf(null)
    expect(cover?.src).toMatch(/^\/pictures\/drawn\/[0-9a-f]{8}\.svg$/)
    const file = await readFile(path.join(folder, 'public', cover?.src ?? ''), 'utf8')
    expect(file).toBe(drawingOf('blogPost', post, readResult)?.svg)
  })

  it('is not drawn when an editor has chosen a picture', async () => {
    expect(await coverOf('photo')).toBeNull()
  })
})
