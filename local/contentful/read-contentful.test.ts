import { readFileSync } from 'node:fs'
import https from 'node:https'
import { createClient } from 'contentful'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { checkContentful, readContentful, type SpaceClient } from './read-contentful'
import { entry, lineOf, useContentFolders } from './test-support/content-folder'
import { type TestEntry, type TestSpace, toClient } from './test-support/fault-space'
import { startContentful } from './test-support/start-contentful'

const at = useOwnFolder()
const makeContentFolder = useContentFolders()

const now = Date.parse('2026-06-01')
const access = { spaceId: 'space', accessToken: 'token', environment: 'master', host: 'cdn.eu.contentful.com' }

const read = async (client: SpaceClient, isPreview = false) =>
  checkContentful(await readContentful(client), { ...access, isPreview }, { now })

const readSpace = (entries: TestSpace['entries'], isPreview?: boolean) =>
  read(toClient({ entries, assets: {} }), isPreview)

const plan = (isDraft = false) => ({ type: 'plan', isDraft, fields: { title: 'Plus' } })
const quoteOf = (person: unknown, german?: TestEntry['german']): TestEntry => ({
  type: 'testimonial',
  fields: { name: 'Quote', quote: 'It works.', person },
  german,
})
const faqOf = (item: string): TestEntry => ({
  type: 'faq',
  fields: { name: 'Faq', heading: 'Questions', items: [item] },
})

/** A page with a translation, which shows the quote. */
const home = (path: string, others: object = {}, isDraft = false): TestEntry => ({
  type: 'page',
  isDraft,
  fields: {
    name: 'Home',
    path,
    title: 'Home',
    description: 'Words',
    blocks: ['quote'],
    translations: ['de'],
    ...others,
  },
  german: { title: 'Start', description: 'Worte' },
})

describe('readContentful', () => {
  it('separates faults that stop a build from those of blocks that are left out', async () => {
    const { problems, warnings } = await readSpace({ plus: plan(), quote: quoteOf('') })
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['Plan “Plus”']))
    expect(warnings).toEqual([
      {
        file: 'Testimonial “Quote”',
        field: 'Person',
        wrong: '“Person” is missing.',
        advice: 'Fill in this field. First and last name.',
        link: 'https://app.eu.contentful.com/spaces/space/environments/master/entries/quote',
      },
    ])
  })

  it('does not stop a build for a draft', async () => {
    const { problems, warnings } = await readSpace({ plus: plan(true) }, true)
    expect(problems).toEqual([])
    expect(warnings.length).toBeGreaterThan(0)
  })

  it('says that a reference leads to an entry that is not delivered', async () => {
    const { warnings } = await readSpace({ faq: faqOf('5KsDBWseXY6QegucYAoacS') })
    expect(warnings.map(lineOf)).toEqual([
      'Questions and answers “Faq” Questions[1]: The entry “5KsDBWseXY6QegucYAoacS” is missing: it is deleted, archived or not published. → Publish it, or remove the reference.',
    ])
  })

  it('lists what entries link to, and whether it is published', async () => {
    const picture = { title: 'Screen', description: 'An inbox' }
    const hero: TestEntry = { type: 'hero', fields: { image: 'screen', phoneImage: 'gone' } }
    const entries = { more: faqOf('later'), faq: faqOf('what'), what: { type: 'faqItem', fields: {} }, hero }
    const { links } = await read(toClient({ entries, assets: { screen: picture } }))
    expect(Object.fromEntries(links)).toEqual({
      'entry later': false,
      'entry what': true,
      'asset screen': true,
      'asset gone': false,
    })
  })

  it('advises editors who work in Contentful, not in files', async () => {
    const { warnings } = await readSpace({ faq: faqOf('quote'), quote: quoteOf(5) })
    expect(warnings.map(lineOf)).toEqual([
      'Questions and answers “Faq” Questions[1]: Testimonial “Quote” is of type Testimonial. → Choose an entry of type Question.',
      'Testimonial “Quote” Person: “Person” must be text, but here it is a number. → Ask a developer: the field has another type in the space.',
    ])
  })

  it('ignores types and fields that a team has added to its space', async () => {
    const added = { type: 'riddle', fields: { anything: 1 } }
    const extended = { type: 'testimonial', fields: { ...quoteOf('Ada').fields, mood: 'good' } }
    expect(await readSpace({ added, extended })).toMatchObject({ problems: [], warnings: [] })
  })

  it('reads all pages of a large space, smaller ones if an answer is too large', async () => {
    const quotes = Array.from({ length: 900 }, (_, index) => [`quote-${index}`, quoteOf('Ada')] as const)
    const client = toClient({ entries: Object.fromEntries(quotes), assets: {} })
    const getEntries: SpaceClient['getEntries'] = (query) =>
      query.limit > 150 ? Promise.reject(new Error('Response size too big.')) : client.getEntries(query)
    expect(await read({ ...client, getEntries })).toMatchObject({ warnings: [], entryCount: 900 })
  })

  it('counts an entry once that a new one moves to the next page', async () => {
    const quotes = Object.fromEntries(Array.from({ length: 399 }, (_, index) => [`quote-${index}`, quoteOf('Ada')]))
    const news = home('/news/', { blocks: [], translations: undefined })
    const before = toClient({ entries: { ...quotes, news, later: quoteOf('Ada') }, assets: {} })
    const after = toClient({ entries: { added: quoteOf('Ada'), ...quotes, news, later: quoteOf('Ada') }, assets: {} })
    const getEntries: SpaceClient['getEntries'] = (query) => (query.skip > 0 ? after : before).getEntries(query)
    const { warnings, entryCount } = await read({ ...before, getEntries })
    expect(warnings.filter(({ wrong }) => wrong.includes('/news/'))).toEqual([])
    expect(entryCount).toBe(401)
  })

  it('checks the translations of pages', async () => {
    const quote = quoteOf('Ada', { quote: 'x'.repeat(600) })
    const { warnings } = await readSpace({ home: home('/'), quote })
    expect(warnings.map(lineOf)).toEqual([
      expect.stringContaining('Testimonial “Quote” (de) Quote: “Quote” has 600 characters; the limit is 500.'),
    ])
  })

  it.each([
    ['stops a build for an unfinished translation of a page', {}, false, 1],
    ['does not stop a build for an unfinished translation of a draft', {}, true, 0],
    ['does not stop a build for that of a page that has expired', { expireAt: '2020-01-01T00:00:00Z' }, false, 0],
  ])('%s', async (_name, dates, isDraft, count) => {
    const found = await readSpace({ home: home('/offers/', dates, isDraft), quote: quoteOf('Ada') }, true)
    const missing = [
      { file: 'Testimonial “Quote”', wrong: expect.stringContaining('Not translated: “Quote”') as string },
    ]
    expect(found).toMatchObject({ problems: missing.slice(0, count), warnings: missing.slice(count) })
  })

  it.each([
    ['Delivery', false, ['Question “Card?”']],
    ['Preview', true, ['Question “Card?”', 'Question “Soon?”']],
  ])('reads the %s API with Contentful’s client', async (_api, isPreview, files) => {
    const { folder } = await makeContentFolder({
      'entries/faqItem/card.md': entry('question: Card?', '\n[No](/no/).\n'),
      'entries/faqItem/soon.md': entry('_draft: true\nquestion: Soon?', '\n[No](/no/).\n'),
    })
    const running = await startContentful({ contentFolder: folder, stateFolder: at(), port: 0 })
    const client = createClient({
      space: running.spaceId,
      accessToken: isPreview ? running.previewToken : running.deliveryToken,
      host: isPreview ? running.previewHost : running.deliveryHost,
      httpsAgent: new https.Agent({ ca: readFileSync(running.caFile) }),
    }).withAllLocales.withoutLinkResolution
    const { warnings } = await read(client, isPreview).finally(running.close)
    expect(warnings.map(({ file }) => file)).toEqual(files)
  })
})
