import { DomUtils, parseDocument } from 'htmlparser2'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentModel } from '../../../content/model'
import { readSpace } from '../../../local/contentful/read-space'
import * as demoBar from '../../../src/frame/demo-bar/demo-bar.slice'
import * as footer from '../../../src/frame/footer/footer.slice'
import * as smallFooter from '../../../src/frame/footer/small-footer.slice'
import * as header from '../../../src/frame/header/header.slice'
import * as articlePage from '../../../src/templates/article-page'
import * as blockPage from '../../../src/templates/block-page'
import { createAnswer, type Entry } from './answer-query'

const articles = ['author', 'blogCategory', 'blogPost', 'companyPage', 'event', 'integration'].concat([
  'jobPost',
  'resource',
  'story',
])

interface Template {
  readonly default: unknown
  readonly Head?: unknown
  readonly query: unknown
}

const frame: readonly Template[] = [header, footer, smallFooter, demoBar]

let entries: readonly Entry[] = []

beforeAll(async () => {
  const result = await readSpace('content')
  if (!result.ok) throw new Error('The content has problems.')
  entries = result.space.entries
})

const linksOf = ({ fields, type }: Entry): readonly unknown[] =>
  Object.entries(type.fields).flatMap(([name, { kind }]) =>
    kind === 'entry' || kind === 'entries' ? [fields[name]].flat() : [],
  )

/** Whether a page shows an entry of a type. */
function holds(root: Entry, type: string, byId: ReadonlyMap<unknown, Entry>, seen = new Set<Entry>()): boolean {
  if (root.type.id === type) return true
  seen.add(root)
  return linksOf(root).some((id) => {
    const next = byId.get(id)
    return next && !seen.has(next) && !next.type.id.startsWith('nt_') && holds(next, type, byId, seen)
  })
}

const rootsByType = new Map<string, readonly Entry[]>()

/** One entry of each of these kinds that shows an entry of the type. */
function rootsOf(kinds: readonly string[], type: string): readonly Entry[] {
  const key = [...kinds, type].join()
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const roots =
    rootsByType.get(key) ??
    kinds.flatMap((kind) => entries.find((entry) => entry.type.id === kind && holds(entry, type, byId)) ?? [])
  rootsByType.set(key, roots)
  return roots
}

const render = ({ template, data }: Shown): string => {
  const props = { data, pageContext: {}, sliceContext: {}, location: { pathname: '/a-page/' } }
  const [Head, View] = [template.Head, template.default] as ComponentType<object>[]
  return renderToStaticMarkup(
    <>
      {Head && <Head {...props} />}
      {View && <View {...props} />}
    </>,
  )
}

const without = (type: string, field: string): readonly Entry[] =>
  entries.map((entry) =>
    entry.type.id === type
      ? { ...entry, fields: Object.fromEntries(Object.entries(entry.fields).filter(([name]) => name !== field)) }
      : entry,
  )

interface Shown {
  readonly template: Template
  readonly data: object
}

/** All pages with entries of a type, and the frame if it shows one, with one empty field. */
function shownWithout(type: string, field: string): readonly Shown[] {
  const answer = createAnswer(without(type, field))
  const isInFrame = rootsOf(['navigation', 'siteSettings'], type).length > 0
  return [
    ...rootsOf(['page', ...articles], type).map((root) => {
      const template: Template = root.type.id === 'page' ? blockPage : articlePage
      return { template, data: answer(String(template.query), root.id) }
    }),
    ...(isInFrame ? frame : []).map((template) => ({ template, data: answer(String(template.query)) })),
  ]
}

const draw = (shown: readonly Shown[]): readonly string[] => shown.map(render)

const completeByType = new Map<string, readonly string[]>()

/** The same pages without an empty field. */
function drawComplete(type: string): readonly string[] {
  const drawn = completeByType.get(type) ?? draw(shownWithout(type, 'no such field'))
  completeByType.set(type, drawn)
  return drawn
}

const elementsIn = (html: string, attribute: string) =>
  DomUtils.getElementsByTagName('*', parseDocument(html)).filter(({ attribs }) => attribute in attribs)

const noticesIn = (html: string): readonly string[] =>
  elementsIn(html, 'data-draft-notice').map((element) => DomUtils.textContent(element))

const islandsIn = (html: string): number => elementsIn(html, 'data-island').length

const showDrafts = (isShown: boolean): void => {
  Object.assign(globalThis, { __SHOWS_DRAFTS__: isShown })
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__SHOWS_DRAFTS__')
})

const required = contentModel.flatMap(({ id, fields }) =>
  Object.entries(fields).flatMap(([field, { required: isRequired }]) => (isRequired ? [{ type: id, field }] : [])),
)

const isEssential = (type: string) => contentModel.some(({ id, isEssential: is }) => id === type && is)

/** Derived fields: their errors name the original field. */
const reportedAs: Readonly<Record<string, string>> = { formFields: 'fieldGroups' }

describe('pages with unfinished drafts', () => {
  it('render every complete page without notices', () => {
    showDrafts(true)
    for (const type of ['hero', ...articles]) {
      for (const html of drawComplete(type)) expect(noticesIn(html)).toEqual([])
    }
  })

  it('show a notice instead of a hero without a heading, and the rest of the page', () => {
    showDrafts(true)
    const [page = ''] = draw(shownWithout('hero', 'heading'))
    expect(noticesIn(page).join()).toMatch(/^Entry ".+", field "heading": it is empty/)
    expect(page).toContain('Write to us')
  })

  it.each(required)('render if a $type has no $field', ({ type, field }) => {
    showDrafts(true)
    const complete = drawComplete(type)
    const shown = shownWithout(type, field)
    const preview = draw(shown)
    const notices = preview.flatMap(noticesIn)
    for (const notice of notices) expect(notice).toContain(`field "${reportedAs[field] ?? field}"`)
    // Everything else is present. A page without its list of blocks has no blocks.
    if (field !== 'blocks') expect(preview.map(islandsIn)).toEqual(complete.map(islandsIn))

    // A production build fails with the same error for prices and forms. It leaves other blocks out.
    showDrafts(false)
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    let live: readonly string[] = []
    let reason: unknown
    try {
      live = draw(shown)
    } catch (error) {
      reason = error
    }
    if (notices.length > 0 && isEssential(type)) {
      expect(reason).toMatchObject({ name: 'ContentError', field: reportedAs[field] ?? field })
    } else {
      expect(reason).toBeUndefined()
      expect(live.map(islandsIn)).toEqual(preview.map(islandsIn))
      expect(live.flatMap(noticesIn)).toEqual([])
    }
  })

  it.each([
    ['hero', 'heading', /^about-hero$/],
    // The entry with the problem, not the block that shows it.
    ['faqItem', 'answer', /^(?!.*-faq$)[\w-]+$/],
    ['formField', 'label', /^field-[\w-]+$/],
  ])('link the notice about a %s without %s to its field in Contentful', (type, field, entry) => {
    showDrafts(true)
    const hrefsIn = (html: string) =>
      DomUtils.getElementsByTagName('a', parseDocument(html))
        .filter((link) => DomUtils.textContent(link).startsWith('Edit the entry'))
        .map(({ attribs }) => attribs.href)
    expect(draw(shownWithout(type, field)).flatMap(hrefsIn)).toEqual([])

    const app = 'https://app.contentful.com/spaces/space/environments/master'
    Object.assign(globalThis, { __CONTENTFUL_APP__: app })
    const [href = ''] = draw(shownWithout(type, field)).flatMap(hrefsIn)
    Reflect.deleteProperty(globalThis, '__CONTENTFUL_APP__')
    expect(href).toMatch(new RegExp(`^${app}/entries/[^/]+\\?focusedField=${field}$`))
    expect(new URL(href).pathname.split('/').at(-1)).toMatch(entry)
  })
})
