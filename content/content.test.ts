import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { blockTypeIds, contentModel } from './model'
import { collectionFolders } from './model/page-paths'

/** Checks the minimum content of the embedded space, and rules that checks of single entries cannot cover. */

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
  readdirSync(path.join(folder, type)).flatMap((file) => {
    // Rules for words are those of English.
    if (file.endsWith('.de.md')) return []
    const [, yaml = '', body = ''] = pattern.exec(readFileSync(path.join(folder, type, file), 'utf8')) ?? []
    const id = path.basename(file, '.md')
    return [{ id, type, fields: parse(yaml) as Entry['fields'], body: body.trim() }]
  }),
)

const of = (type: string): readonly Entry[] => entries.filter((entry) => entry.type === type)
const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []

const repeated = <Value>(values: readonly Value[]): readonly Value[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

it('has different pictures with different descriptions', () => {
  const assets = path.join(__dirname, 'assets')
  const files = readdirSync(assets)
  const pictures = files.filter((file) => !file.endsWith('.yaml'))
  const digests = pictures.map((file) =>
    createHash('sha256')
      .update(readFileSync(path.join(assets, file)))
      .digest('hex'),
  )
  expect(repeated(digests)).toEqual([])

  const descriptions = files.flatMap((file) => {
    if (!file.endsWith('.yaml')) return []
    const { description } = parse(readFileSync(path.join(assets, file), 'utf8')) as { readonly description?: string }
    return description || []
  })
  expect(repeated(descriptions)).toEqual([])
})

it('has a phone picture for each hero with a product screen with small words', () => {
  const pictures = path.join(__dirname, 'pictures')
  const sources = new Set(readdirSync(pictures))
  const hasSmallWords = (source: string): boolean =>
    sources.has(source) && !readFileSync(path.join(pictures, source), 'utf8').includes('content="full"')
  const missing = of('hero').filter(
    ({ fields: { image, phoneImage } }) =>
      hasSmallWords(`${String(image)}.html`) && phoneImage !== `${String(image)}-phone`,
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})

/** Titles of several entries, by type. Each entry is part of another page or list, whose words they are. */
const repeatedTitles = {
  card: ['Forward your address', 'Shared inbox', 'The first hour', 'The first week'],
  navigationLink: [
    'AI features',
    'Beacon messaging',
    'Blog',
    'Inbox',
    'Knowledge base',
    'Platform',
    'Pricing',
    'Proactive messages',
    'Status',
  ],
}

it('has a title of its own for each other entry of a type, by which editors find it in Contentful', () => {
  const shared = contentModel.flatMap(({ id, displayField }) => {
    const twice = repeated(of(id).map(({ fields }) => fields[displayField]))
    return twice.length > 0 ? [[id, [...new Set(twice)].sort()] as const] : []
  })
  expect(Object.fromEntries(shared)).toEqual(repeatedTitles)
})

it('has a sign-up form for every webinar and class', () => {
  const forms = new Set(of('form').map(({ id }) => id))
  const without = of('event').filter(({ fields }) => !forms.has(String(fields.form)))
  expect(without.map(({ id }) => id)).toEqual([])
})

it('has hidden fields for the visitor’s origin in every form', () => {
  const missing = of('form').filter(({ fields }) => !(fields.fieldGroups as string[]).includes('row-attribution'))
  expect(missing.map(({ id }) => id)).toEqual([])
})

/** Types whose texts must be original. Excludes legal pages, because their terms repeat. */
const originalTypes = new Set([
  'blogPost',
  'event',
  'integration',
  'jobPost',
  'resource',
  'richText',
  'splitFeature',
  'story',
])

/** Maximum number of consecutive words that two texts may share: phrases may repeat, longer sentences may not. */
const runLength = 12

describe('texts', () => {
  it('are not copies of each other', () => {
    const owners = new Map<string, string>()
    const shared = new Set<string>()
    for (const { id, type, body } of entries) {
      if (body === '' || !originalTypes.has(type)) continue
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

  it('have unique headings', () => {
    // Heroes that are on no page are personalization variants.
    const listed = new Set(of('page').flatMap(({ fields }) => fields.blocks as string[]))
    const headings = of('hero')
      .filter(({ id }) => listed.has(id))
      .map(({ fields }) => fields.heading)
    expect(repeated(headings)).toEqual([])
  })
})

describe('wording', () => {
  /** Words that read like a translation, each with a replacement. */
  const flagged: readonly (readonly [RegExp, string])[] = [
    [/\bletters?\b/i, 'email, message or reply'],
    [/\b(some|any|every|no)body\b/i, 'someone, anyone, everyone, no one, or name the person'],
    [/\bwho(m?)ever\b/i, 'the person who, anyone who, or you'],
    [/\bneedn’t\b/i, 'don’t have to'],
    [/\bfortnight/i, 'two weeks'],
    [/\bworking (day|week)s?\b/i, 'business day, workday or workweek'],
    [/\be-mail/i, 'email'],
    [/\bhandovers?\b/i, 'handoff'],
    [/\bshops?\b/i, 'store'],
    [/\bany more[.,;!?]/i, 'anymore'],
    [/\d ?[ap]m\b/i, 'a.m. or p.m.'],
    [/[^?!.,…\s]”[.,]/, 'the comma or period inside the quotation marks'],
  ]
  /** Contexts in which a flagged word is correct. */
  const right =
    /(capital|large) letters|cover letter|letters page|letter by letter|the letter \*|A letter|“working day”|copy shop|across the shop/g
  const internal = new Set(['name', 'nt_audience', 'nt_experience', 'nt_mergetag'])

  const textsIn = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return value.includes(' ') ? [value] : []
    if (Array.isArray(value)) return value.flatMap(textsIn)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([field, inner]) => (internal.has(field) ? [] : textsIn(inner)))
  }

  const find = (word: RegExp, id: string, texts: readonly string[]): readonly string[] =>
    texts
      .map((text) => text.replace(right, ''))
      .filter((text) => word.test(text))
      .map((text) => `${id}: ${text.slice(Math.max(0, text.search(word) - 40), text.search(word) + 40)}`)

  it.each(flagged)('avoids %s; write %s', (word) => {
    const found = entries.flatMap(({ id, type, fields, body }) => {
      if (internal.has(type)) return []
      const texts = textsIn({ ...fields, body }).map((text) => text.replace(/\]\([^)]*\)/g, ']'))
      return find(word, id, texts)
    })
    expect(found).toEqual([])
  })

  it('avoids the same words in pictures, except for times on screens', () => {
    const screens = path.join(__dirname, 'pictures')
    const found = readdirSync(screens)
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => {
        const html = readFileSync(path.join(screens, file), 'utf8').replace(
          /<(style|script)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g,
          '',
        )
        const texts = html.split(/<[^>]*>/)
        return flagged.filter(([, advice]) => advice !== 'a.m. or p.m.').flatMap(([word]) => find(word, file, texts))
      })
    expect(found).toEqual([])
  })
})

describe('the guide for editors', () => {
  const guide = readFileSync(path.join(__dirname, '../docs/guides/editing-content.md'), 'utf8')

  it.each([...blockTypeIds, ...Object.keys(collectionFolders), 'event', 'resource', 'companyPage'])(
    'describes %s',
    (type) => {
      expect(guide).toMatch(new RegExp(`^- \`${type}\`: `, 'm'))
    },
  )

  it('names only existing entries', () => {
    const ids = new Set(entries.map(({ id }) => id))
    const named = [...guide.matchAll(/\b(?:navigation|row|field|startups|security|footer)-[a-z-]+\b/g)].map(
      ([id]) => id,
    )
    const invented = ['navigation-industry-museums']
    expect(named.filter((id) => !ids.has(id) && !invented.includes(id))).toEqual([])
  })
})
