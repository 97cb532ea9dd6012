import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { blockTypeIds } from './model'
import { collectionFolders, pagePath } from './model/page-paths'

/** What the embedded space has at least, and what no check of a single entry can see. */

interface Entry {
  readonly id: string
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
  /** The Markdown below the fields. */
  readonly body: string
}

const folder = path.join(__dirname, 'entries')
const pattern = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/

const entries: readonly Entry[] = readdirSync(folder).flatMap((type) =>
  readdirSync(path.join(folder, type)).map((file) => {
    const [, yaml = '', body = ''] = pattern.exec(readFileSync(path.join(folder, type, file), 'utf8')) ?? []
    const id = path.basename(file, '.md')
    return { id, type, fields: parse(yaml) as Entry['fields'], body: body.trim() }
  }),
)

const of = (type: string): readonly Entry[] => entries.filter((entry) => entry.type === type)
const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []

describe('the site', () => {
  it.each([
    ['blogPost', 25],
    ['author', 6],
    ['blogCategory', 3],
    ['integration', 40],
    ['jobPost', 8],
    ['interviewGuide', 12],
    ['jobDescription', 8],
    ['event', 6],
  ])('has %s at least %i times', (type, count) => {
    expect(of(type).length).toBeGreaterThanOrEqual(count)
  })

  it('has at least 60 landing pages', () => {
    expect(of('page').length + of('companyPage').length).toBeGreaterThanOrEqual(60)
  })

  it('has at least 40 pictures, all different, each with a description that no other has', () => {
    const assets = path.join(__dirname, 'assets')
    const files = readdirSync(assets)
    const pictures = files.filter((file) => /\.(png|jpe?g|webp|svg)$/.test(file))
    const digests = pictures.map((file) =>
      createHash('sha256')
        .update(readFileSync(path.join(assets, file)))
        .digest('hex'),
    )
    expect(new Set(digests).size).toBe(pictures.length)
    expect(pictures.length).toBeGreaterThanOrEqual(40)

    const descriptions = pictures.flatMap((file) => {
      const sheet = parse(readFileSync(path.join(assets, file.replace(/\.\w+$/, '.yaml')), 'utf8')) as {
        description?: string
      }
      return sheet.description ?? []
    })
    const said = descriptions.filter((description) => description !== '')
    expect(said.length).toBeGreaterThanOrEqual(40)
    expect(said.filter((description, index) => said.indexOf(description) !== index)).toEqual([])
  })
})

describe('posts', () => {
  it('have 600 words or more', () => {
    expect(
      of('blogPost')
        .filter(({ body }) => words(body).length < 600)
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('are written by at least six people, on every shelf', () => {
    expect(new Set(of('blogPost').map(({ fields }) => fields.author)).size).toBeGreaterThanOrEqual(6)
    const shelves = new Set(of('blogPost').map(({ fields }) => fields.category))
    expect([...shelves].sort()).toEqual(
      of('blogCategory')
        .map(({ id }) => id)
        .sort(),
    )
  })
})

describe('webinars and classes', () => {
  it('can all be signed up for', () => {
    const forms = new Set(of('form').map(({ id }) => id))
    expect(
      of('event')
        .filter(({ fields }) => !forms.has(String(fields.form)))
        .map(({ id }) => id),
    ).toEqual([])
  })
})

/** Types whose texts are written for their own sake. Legal pages are not among them: their terms must repeat. */
const told = new Set([
  'blogPost',
  'event',
  'integration',
  'interviewGuide',
  'jobDescription',
  'jobPost',
  'richText',
  'splitFeature',
])

/** Runs of so many words that two texts may share: a phrase, but no sentence of some length. */
const runLength = 12

describe('texts', () => {
  it('are no other text with its nouns changed', () => {
    const owners = new Map<string, string>()
    const shared = new Set<string>()
    for (const { id, type, body } of entries) {
      if (body === '' || !told.has(type)) continue
      const all = words(body)
      for (let index = 0; index + runLength <= all.length; index += 1) {
        const run = all.slice(index, index + runLength).join(' ')
        const owner = owners.get(run)
        if (owner !== undefined && owner !== id) shared.add(`${owner} and ${id}: ${run}`)
        else owners.set(run, id)
      }
    }
    expect([...shared]).toEqual([])
  })

  it('have titles, headings and descriptions of their own', () => {
    const pages = entries.filter(({ type, fields }) => pagePath(type, fields) !== undefined)
    for (const field of ['title', 'description']) {
      const all = pages.flatMap(({ fields }) => (typeof fields[field] === 'string' ? [fields[field]] : []))
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
    }
    // Heroes that no page lists are variants of others, for personalization.
    const listed = new Set(of('page').flatMap(({ fields }) => fields.blocks as string[]))
    const headings = of('hero')
      .filter(({ id }) => listed.has(id))
      .map(({ fields }) => fields.heading)
    expect(headings.filter((text, index) => headings.indexOf(text) !== index)).toEqual([])
  })
})

describe('the guide for editors', () => {
  const guide = readFileSync(path.join(__dirname, '../docs/guides/editing-content.md'), 'utf8')

  it.each([...blockTypeIds, ...Object.keys(collectionFolders), 'event', 'companyPage'])('tells of %s', (type) => {
    expect(guide).toMatch(new RegExp(`^\\| \`${type}\` +\\|`, 'm'))
  })

  it('names entries that are there', () => {
    const ids = new Set(entries.map(({ id }) => id))
    const named = [...guide.matchAll(/\b(?:navigation|row|field|startups|security|footer)-[a-z-]+\b/g)].map(
      ([id]) => id,
    )
    const invented = ['navigation-industry-museums']
    expect(named.filter((id) => !ids.has(id) && !invented.includes(id))).toEqual([])
  })
})
