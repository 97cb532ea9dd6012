import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { BlockList } from './BlockList'
import { essentialBlocks, type mappers, mapperOf } from './blocks.cms'
import { type Fields, withoutEach } from './test-support/empty-fields'
import { entries } from './test-support/entries'

beforeEach(() => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production')
})

/** Entries of a type that its mapper rejects. */
const faultyEntries = (typename: string) =>
  withoutEach(entries[typename as keyof typeof mappers] as Fields).filter((entry) => {
    try {
      mapperOf(typename)?.(entry as never)
      return false
    } catch {
      return true
    }
  })

const cases = Object.keys(entries).flatMap((typename) => {
  const [first] = faultyEntries(typename)
  return first ? [{ typename, faulty: { ...first, __typename: typename, contentful_id: 'faulty' } }] : []
})

/** The HTML of a page with a faulty block between two others. */
function render(faulty: Fields): string {
  const others = ['before', 'after'].map((id) => ({
    ...entries.ContentfulRichText,
    __typename: 'ContentfulRichText',
    contentful_id: id,
    bodyHtml: `<p>The block ${id}.</p>`,
  }))
  const [before, after] = others
  return renderToString(createElement(BlockList, { blocks: [before, faulty, after] as never }))
}

it.each(cases.filter(({ typename }) => !essentialBlocks.includes(typename)))(
  'leaves a faulty $typename out of its page, with a warning',
  ({ faulty }) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const html = render(faulty)
    expect(html).toContain('The block before.')
    expect(html).toContain('<div data-island="faulty"></div>')
    expect(html).toContain('The block after.')
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^warn Entry ".+", field "\w+": .+\. The block “faulty” is left out of its page\.$/)],
    ])
  },
)

it.each(cases.filter(({ typename }) => essentialBlocks.includes(typename)))(
  'fails the build for a faulty $typename, because a page without prices or forms must not go live',
  ({ faulty }) => {
    expect(() => render(faulty)).toThrow(/^Entry ".+", field "\w+": /)
  },
)

it('warns once about a block on several pages', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const faulty = { ...entries.ContentfulRichText, __typename: 'ContentfulRichText', contentful_id: 'shared' }
  render({ ...faulty, bodyHtml: null })
  render({ ...faulty, bodyHtml: null })
  expect(warn).toHaveBeenCalledTimes(1)
})
