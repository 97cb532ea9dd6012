import { axe } from 'jest-axe'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { blockOf } from './registry'
import { bareOf, isEntry } from './test-support/empty-fields'
import { entries } from './test-support/entries'

/** The HTML of a page with one block, from its complete entry, and from only the required fields. */
function draw(typename: string, entry: object) {
  const block = blockOf(typename)
  if (!block) throw new Error(`There is no block for ${typename}`)
  const View = block.View as (props: object) => React.JSX.Element
  const map = block.map as (raw: object) => object
  const [full = '', bare = ''] = [entry, bareOf(entry, map)].map((one) =>
    renderToStaticMarkup(
      // Without styles in the document, which jsdom would apply for seconds.
      new ServerStyleSheet().collectStyles(
        <main>
          <View {...map(one)} />
        </main>,
      ),
    ),
  )
  return { full, bare }
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Fields whose values may be missing from the HTML. */
const forMachines = [
  'contentful_id',
  'name',
  'layout',
  'style',
  'icon',
  'imageSide',
  'collection',
  'kind',
  'focus',
  'href',
]

/** All texts of an entry that are visible or part of the HTML, such as addresses. */
const wordsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (forMachines.includes(name) ? [] : wordsOf(inner)))
}

/** The links of an entry, as pairs of label and address. */
const linksOf = (value: unknown): readonly (readonly [string, string])[] => {
  if (!isEntry(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const url = value[name.replace('Label', 'Url')]
    return name.endsWith('Label') && typeof inner === 'string' && typeof url === 'string'
      ? [[inner, url] as const]
      : [inner].flat().flatMap(linksOf)
  })
}

describe.each(Object.entries(entries))('the block %s', (typename, entry) => {
  it('shows every word, link and picture of its entry, under its heading', () => {
    const { full: html } = draw(typename, entry)
    for (const word of wordsOf(entry)) expect(html).toContain(word)
    const page = parse(html)
    const headings = Array.from(page.querySelectorAll('h1, h2'), ({ textContent }) => textContent)
    if ('heading' in entry) expect(headings).toContain(entry.heading)
    const links = Array.from(page.links, (link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual(expect.arrayContaining([...linksOf(entry)]))
  })

  it('renders no elements for empty fields', () => {
    const { bare: html } = draw(typename, entry)
    const empty = [...parse(html).querySelectorAll(':is(h1, h2, h3, p, ul, ol, dl, a):empty')]
    // Elements that a script fills have an attribute for the script.
    const forScripts = (element: Element) => element.getAttributeNames().some((name) => /^(data-|role$)/.test(name))
    expect(empty.filter((element) => !forScripts(element)).map(({ outerHTML }) => outerHTML)).toEqual([])
    expect(html).not.toMatch(/null|undefined/)
  })

  it('has no accessibility violations, with all fields and with required ones only', async () => {
    const { full, bare } = draw(typename, entry)
    expect(await axe(full)).toHaveNoViolations()
    expect(await axe(bare)).toHaveNoViolations()
  })
})
