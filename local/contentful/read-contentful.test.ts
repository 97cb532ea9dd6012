import { readFileSync } from 'node:fs'
import https from 'node:https'
import { createClient } from 'contentful'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { checkContentful, readContentful, type SpaceClient } from './read-contentful'
import { entry, useContentFolders } from './test-support/content-folder'
import { type TestSpace, toClient } from './test-support/fault-space'
import { startContentful } from './test-support/start-contentful'

const at = useOwnFolder()
const makeContentFolder = useContentFolders()

const now = Date.parse('2026-06-01')
const access = { spaceId: 'space', accessToken: 'token', environment: 'master', host: 'cdn.eu.contentful.com' }

const read = async (client: SpaceClient, isPreview = false) =>
  checkContentful(await readContentful(client), { ...access, isPreview }, { now })

const plan = (isDraft = false) => ({ type: 'plan', isDraft, fields: { title: 'Plus' } })
const quote = { type: 'testimonial', fields: { name: 'Quote', quote: 'It works.', person: '' } }

const home = (path: string, others: object = {}) => ({
  name: 'Home',
  path,
  title: 'Home',
  description: 'Words',
  blocks: ['quote'],
  translations: ['de'],
  ...others,
})
const inGerman = { title: 'Start', description: 'Worte' }

const spaceOf = (entries: TestSpace['entries']): TestSpace => ({ entries, assets: {} })

const manyQuotes = spaceOf(
  Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [
      `quote-${index}`,
      { type: 'testimonial', fields: { name: `Quote ${index}`, quote: 'Yes.', person: 'Ada' } },
    ]),
  ),
)

describe('readContentful', () => {
  it('separates faults that stop a build from those of blocks that are left out', async () => {
    const { problems, warnings } = await read(toClient(spaceOf({ plus: plan(), quote })))
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
    const { problems, warnings } = await read(toClient(spaceOf({ plus: plan(true) })), true)
    expect(problems).toEqual([])
    expect(warnings.length).toBeGreaterThan(0)
  })

  it('says that a reference leads to an entry that is not delivered', async () => {
    const faq = { type: 'faq', fields: { name: 'Faq', heading: 'Questions', items: ['5KsDBWseXY6QegucYAoacS'] } }
    const { warnings } = await read(toClient(spaceOf({ faq })))
    expect(warnings).toMatchObject([
      {
        field: 'Questions[1]',
        wrong: 'The entry “5KsDBWseXY6QegucYAoacS” is missing: it is deleted, archived or not published.',
        advice: 'Publish it, or remove the reference.',
      },
    ])
  })

  it('advises editors who work in Contentful, not in files', async () => {
    const faq = { type: 'faq', fields: { name: 'Faq', heading: 'Questions', items: ['quote'] } }
    const odd = { ...quote, fields: { ...quote.fields, person: 5 } }
    const { warnings } = await read(toClient(spaceOf({ faq, quote: odd })))
    expect(warnings).toMatchObject([
      {
        field: 'Questions[1]',
        wrong: 'Testimonial “Quote” is of type Testimonial.',
        advice: 'Choose an entry of type Question.',
      },
      {
        field: 'Person',
        wrong: '“Person” must be text, but here it is a number.',
        advice: 'Ask a developer: the field has another type in the space.',
      },
    ])
  })

  it('ignores types and fields that a team has added to its space', async () => {
    const added = { type: 'riddle', fields: { anything: 1 } }
    const extended = { ...quote, fields: { ...quote.fields, person: 'Ada', mood: 'good' } }
    const { problems, warnings } = await read(toClient(spaceOf({ added, extended })))
    expect([problems, warnings]).toEqual([[], []])
  })

  it('reads all pages of a large space, smaller ones if an answer is too large', async () => {
    const client = toClient(manyQuotes)
    const getEntries: SpaceClient['getEntries'] = (query) =>
      query.limit > 150 ? Promise.reject(new Error('Response size too big.')) : client.getEntries(query)
    expect(await read({ ...client, getEntries })).toMatchObject({ warnings: [], entryCount: 900 })
  })

  it('checks the translations of pages', async () => {
    const client = toClient(
      spaceOf({
        home: { type: 'page', fields: home('/'), german: inGerman },
        quote: { ...quote, fields: { ...quote.fields, person: 'Ada' }, german: { quote: 'x'.repeat(600) } },
      }),
    )
    const { warnings } = await read(client)
    expect(warnings).toMatchObject([
      { file: 'Testimonial “Quote” (de)', field: 'Quote', wrong: '“Quote” has 600 characters; the limit is 500.' },
    ])
  })

  it.each([
    ['stops a build for an unfinished translation of a page', {}, false, 1],
    ['does not stop a build for an unfinished translation of a draft', {}, true, 0],
    ['does not stop a build for that of a page that has expired', { expireAt: '2020-01-01T00:00:00Z' }, false, 0],
  ])('%s', async (_name, dates, isDraft, count) => {
    const client = toClient(
      spaceOf({
        home: { type: 'page', isDraft, fields: home('/offers/', dates), german: inGerman },
        quote: { ...quote, fields: { ...quote.fields, person: 'Ada' } },
      }),
    )
    const { problems, warnings } = await read(client, true)
    const missing = { file: 'Testimonial “Quote”', wrong: expect.stringContaining('Not translated: “Quote”') as string }
    expect(problems).toMatchObject([missing].slice(0, count))
    expect(warnings).toMatchObject([missing].slice(count))
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
