import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { reservedIds } from '../../src/lib/heading-ids'
import { renderText } from './markdown'

const valuesOf = (attribute: string, html: string) =>
  DomUtils.findAll(({ attribs }) => attribute in attribs, parseDocument(html).children).map(
    ({ attribs }) => attribs[attribute],
  )

const idsOf = (text: string) => valuesOf('id', renderText(text).html)

describe('renderText', () => {
  it('gives sections unique ids from their headings, per text', () => {
    expect(idsOf('## What you’ll *need*\n\n### Ça va?\n\n## What you’ll need\n\n#### Small\n\n## ?')).toEqual([
      'what-youll-need',
      'ca-va',
      'what-youll-need-2',
      'section',
    ])
    expect(idsOf('## Again')).toEqual(['again'])
    expect(idsOf('## Again')).toEqual(['again'])
  })

  it('never uses reserved ids for sections', () => {
    expect(idsOf('## Contact us\n\n## Questions\n\n### Open Beacon\n\n## Main')).toEqual([
      'contact-us-2',
      'questions-2',
      'open-beacon-2',
      'main-2',
    ])
  })

  it('leads links of translated texts to translated pages', () => {
    const language = { locale: 'de', paths: ['/pricing/'] } as const
    const text = '[Preise](/pricing/#plans) [Posteingang](/inbox/)\n\n| a |\n|---|\n| 1 |'
    const html = renderText(text, undefined, language).html
    expect(valuesOf('href', html)).toEqual(['/de/pricing/#plans', '/inbox/'])
    expect(valuesOf('hreflang', html)).toEqual(['en'])
    expect(valuesOf('aria-label', html)).toEqual(['Tabelle'])
  })

  it('wraps tables in scrolling regions that are reachable by keyboard', () => {
    const html = renderText('| a | b |\n|---|---|\n| 1 | 2 |').html
    expect(html).toMatch(/^<div class="table" tabindex="0" role="region"[^>]*><table>/)
    expect(html).toMatch(/<\/table>\s*<\/div>$/)
  })

  it('marks the subject of a quoted letter', () => {
    expect(renderText('> **Subject: Your desk**\n>\n> Mr. Marsh,').html).toContain('<p data-subject=""><strong>')
    expect(renderText('> **1.** Unplug it. **2.** Wait.').html).not.toContain('data-subject')
    expect(renderText('> It works here.').html).not.toContain('data-subject')
  })

  it('aligns columns without inline styles, which the content security policy blocks', () => {
    const html = renderText('| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |').html
    expect(html).toContain('<th>a</th>\n<th data-align="right">b</th>\n<th data-align="center">c</th>')
    expect(html).toContain('<td data-align="right">2</td>')
    expect(html).not.toContain('style')
  })

  it('gives tables unique names from their headings', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |\n\n'
    const html = renderText(`${table}## Who “sees” *what*\n\n${table}Words\n\n${table}`).html
    expect(valuesOf('aria-label', html)).toEqual(['Table', 'Table: Who “sees” what', 'Table: Who “sees” what, 2'])
    const marked = renderText(`## [Prices](/pricing/) &amp; {{ location.city | town }}\n\n${table}`).html
    expect(valuesOf('aria-label', marked)).toEqual(['Table: Prices & town'])
    const counted = renderText(`## Plan\n\n${table}Words\n\n${table}## Plan, 2\n\n${table}`).html
    expect(valuesOf('aria-label', counted)).toEqual(['Table: Plan', 'Table: Plan, 2', 'Table: Plan, 2, 2'])
  })
})

describe('the sections of a text', () => {
  it('lists headings of the second level with their ids, in plain text', () => {
    const text = '# Title\n\n## First *step*\n\n### Detail\n\n## Q&A `x`\n\nFirst\nstep\n---\n\n## “Last”'
    expect(renderText(text).sections).toEqual([
      { id: 'first-step', title: 'First step' },
      { id: 'q-a-x', title: 'Q&A x' },
      { id: 'first-step-2', title: 'First step' },
      { id: 'last', title: '“Last”' },
    ])
    expect(idsOf(text)).toEqual(expect.arrayContaining(renderText(text).sections.map(({ id }) => id)))
  })
})

const src = path.resolve('src')

/** Ids in attributes and constants, and hashes. Headings get no ids that begin with a hyphen. */
const patterns = [/\sid="([a-z][\w-]*)"/g, /\w+Id = '([\w-]+)'/g, /'#([a-z]+(?:-[a-z]+)+)'/g]

/** Excludes tests and the style guide, which has no texts of the CMS. */
const isOnPages = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|test-support|StyleGuide/.test(file)

const fixedIds = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(isOnPages)
  .flatMap((file) => {
    const text = readFileSync(path.join(src, file), 'utf8')
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, id]) => id))
  })

it('are all ids in the source', () => {
  expect(fixedIds).toEqual(expect.arrayContaining(['main', 'site-menu', 'contact-us', 'open-beacon']))
  expect(fixedIds.filter((id) => !reservedIds.has(String(id)))).toEqual([])
})
