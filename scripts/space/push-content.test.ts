import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { contentModel } from '../../content/model'
import {
  type ContentFolder,
  entry,
  makeContentFolder,
  picture,
} from '../../local/contentful/test-support/content-folder'
import { type FakeManagementApi, startFakeManagementApi } from '../../local/contentful/test-support/fake-management-api'
import { Failure } from '../support/command'
import { pushContent } from './push-content'

const token = 'management-token'
const item = entry('question: What?', '\nThis.\n')
const faq = entry('name: Questions\nheading: Questions\nitems: [what]')

let api: FakeManagementApi
let content: ContentFolder

beforeEach(async () => {
  api = await startFakeManagementApi(token)
  content = await makeContentFolder({
    'entries/faq/faq.md': faq,
    'entries/faqItem/what.md': item,
    'entries/faqItem/later.md': item.replace('question:', '_draft: true\nquestion:'),
    'assets/screen.png': await picture(),
    'assets/screen.yaml': 'title: Screen\ndescription: An inbox\n',
  })
})

afterEach(async () => {
  await api.close()
  await content.remove()
})

const settings = () => ({
  PATH: process.env.PATH,
  CONTENTFUL_SPACE_ID: 'target',
  CONTENTFUL_MANAGEMENT_TOKEN: token,
  CONTENTFUL_MANAGEMENT_HOST: api.host,
  CONTENTFUL_UPLOAD_HOST: api.host,
})

/** @returns the printed messages, including errors */
async function push(options: readonly string[] = [], env: Record<string, string> = {}) {
  const lines: string[] = []
  const print = (line: string): void => void lines.push(...line.trim().split('\n'))
  const error = await pushContent([...options, content.folder], { ...settings(), ...env }, print).then(
    () => undefined,
    (reason: unknown) => {
      if (reason instanceof Failure) return reason.message
      throw reason
    },
  )
  return { lines, error }
}

const nothingToDo = ['Nothing to do: space target, environment master is up to date.']

describe('pushContent', () => {
  it('fills an empty space, and then finds no changes', async () => {
    const first = await push()
    expect(first.error).toBeUndefined()
    expect(first.lines.at(-1)).toBe('Done: space target, environment master is up to date.')
    expect([...api.types.keys()]).toEqual(contentModel.map(({ id }) => id))
    for (const { sys } of [...api.types.values(), ...api.assets.values()])
      expect(sys.version).toBe((sys.publishedVersion ?? 0) + 1)
    expect(api.editors.get('faqItem')?.controls).toContainEqual({
      fieldId: 'answer',
      widgetNamespace: 'builtin',
      widgetId: 'markdown',
      settings: {},
    })
    expect(api.assets.get('screen')?.fields).toMatchObject({
      title: { 'en-US': 'Screen' },
      description: { 'en-US': 'An inbox' },
      file: { 'en-US': { contentType: 'image/png', fileName: 'screen.png', url: `//${api.host}/files/screen` } },
    })
    expect(api.entries.get('faq')?.fields).toEqual({
      name: { 'en-US': 'Questions' },
      heading: { 'en-US': 'Questions' },
      items: { 'en-US': [{ sys: { type: 'Link', linkType: 'Entry', id: 'what' } }] },
    })
    const published = (id: string) => api.entries.get(id)?.sys.publishedVersion
    expect([published('faq'), published('what'), published('later')]).toEqual([1, 1, undefined])

    api.writes.length = 0
    expect((await push()).lines).toEqual(nothingToDo)
    expect(api.writes).toEqual([])
  })

  it('writes only changes', async () => {
    await push()
    api.writes.length = 0
    await content.write({
      'entries/faqItem/what.md': item.replace('This.', 'That.'),
      'entries/faqItem/later.md': item,
      'entries/faq/faq.md': faq.replace('name: Questions', 'name: Questions\n_draft: true'),
      'assets/screen.yaml': 'title: Screen\ndescription: An inbox with mail\n',
    })
    const { lines } = await push()
    expect(lines.slice(0, -1)).toEqual([
      '1/5 update asset screen',
      '2/5 update entry what',
      '3/5 unpublish entry faq',
      '4/5 publish entry later',
      '5/5 publish entry what',
    ])
    expect(api.writes).toEqual([
      'PUT assets/screen',
      'PUT assets/screen/published',
      'PUT entries/what',
      'DELETE entries/faq/published',
      'PUT entries/later/published',
      'PUT entries/what/published',
    ])
    expect(api.entries.get('what')?.fields).toMatchObject({ answer: { 'en-US': 'That.' } })
    expect((await push()).lines).toEqual(nothingToDo)
  })

  it('uploads a file that has changed', async () => {
    await push()
    api.writes.length = 0
    await content.write({ 'assets/screen.png': await picture('png', 600) })
    await push()
    expect(api.writes).toEqual([
      'POST uploads',
      'PUT assets/screen',
      'PUT assets/screen/files/en-US/process',
      'PUT assets/screen/published',
    ])
    expect((await push()).lines).toEqual(nothingToDo)
  })

  it('uploads a changed file of the same size', async () => {
    await push()
    api.writes.length = 0
    const edited = await picture()
    edited[edited.length - 1] = 0
    await content.write({ 'assets/screen.png': edited })
    expect((await push()).lines).toContain('1/1 update asset screen')
    expect(api.writes[0]).toBe('POST uploads')
    expect(api.files.get('screen')).toEqual(edited)
    expect((await push()).lines).toEqual(nothingToDo)
  })

  it('uploads a file that is missing in the space', async () => {
    await push()
    api.files.clear()
    expect((await push()).lines).toContain('1/1 update asset screen')
    expect(api.files.get('screen')).toEqual(await picture())
  })

  it('only prints the changes in a dry run', async () => {
    const { lines } = await push(['--dry-run'])
    expect(lines).toEqual(
      expect.arrayContaining([
        'create content type page',
        'create asset screen',
        'create entry faq',
        'publish entry faq',
      ]),
    )
    expect(lines).not.toContain('publish entry later')
    expect(lines.at(-1)).toMatch(/^\d+ steps would change space target, environment master\. Nothing was changed\.$/)
    expect(api.writes).toEqual([])
  })

  it('keeps additional content of the real space, and deletes it with --prune', async () => {
    await push()
    await content.write({
      'entries/faqItem/later.md': undefined,
      'assets/screen.png': undefined,
      'assets/screen.yaml': undefined,
    })
    api.types.set('oldType', { sys: { id: 'oldType', version: 2, publishedVersion: 1 }, name: 'Old', fields: [] })
    const faqType = api.types.get('faq')
    const oldField = { id: 'old', name: 'Old', type: 'Symbol', localized: false, required: false }
    ;(faqType?.fields as unknown[]).push(oldField)
    expect((await push()).lines).toEqual(nothingToDo)

    const { lines } = await push(['--prune'])
    expect(lines).toEqual([
      '1/4 delete entry later',
      '2/4 delete asset screen',
      '3/4 delete content type oldType',
      '4/4 delete field old of content type faq',
      'Done: space target, environment master is up to date.',
    ])
    expect([api.entries.has('later'), api.assets.has('screen'), api.types.has('oldType')]).toEqual([
      false,
      false,
      false,
    ])
    expect(api.types.get('faq')?.fields).not.toContainEqual(expect.objectContaining({ id: 'old' }))
    expect((await push(['--prune'])).lines).toEqual(nothingToDo)
  })

  it.each<[string, Record<string, string>, string]>([
    [
      'no token',
      { CONTENTFUL_MANAGEMENT_TOKEN: '' },
      'Set CONTENTFUL_SPACE_ID and CONTENTFUL_MANAGEMENT_TOKEN to choose the space.',
    ],
    [
      'a wrong token',
      { CONTENTFUL_MANAGEMENT_TOKEN: 'wrong' },
      'Cannot read space target, environment master. Contentful rejected the token in CONTENTFUL_MANAGEMENT_TOKEN. Create a new personal access token.',
    ],
    [
      'a wrong space',
      { CONTENTFUL_SPACE_ID: 'other' },
      'Cannot read space other, environment master. It does not exist, or the token has no access to it.',
    ],
  ])('reports %s', async (_, env, message) => {
    expect(await push([], env)).toEqual({ lines: [], error: message })
  })

  it('pushes nothing if the content is invalid', async () => {
    await content.write({ 'entries/faq/faq.md': faq.replace('[what]', '[gone]') })
    const result = await push()
    expect(result.error).toMatch(/There is no entry “gone”[^]*The content has 1 problem; nothing was pushed\./)
    expect(api.writes).toEqual([])
  })

  it('is the command’s function, with its arguments and environment', async () => {
    const run = promisify(execFile)
    const command = ['--import', 'tsx', path.resolve('scripts/content-push.ts')]
    const { stdout, stderr } = await run(process.execPath, [...command, '--dry-run', content.folder], {
      env: settings(),
    })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/create entry faq\n[^]*Nothing was changed\.\n$/)
    await expect(
      run(process.execPath, command, { env: { ...settings(), CONTENTFUL_MANAGEMENT_TOKEN: ' ' } }),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^\nCannot read space target/) as string })
  })
})
