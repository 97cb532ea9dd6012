import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { BlockList } from './BlockList'
import type { RawBlock } from './blocks.cms'
import { entries } from './test-support/entries'

beforeEach(() => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production')
})

const textBlock = (id: string, bodyHtml: string | null = `<p>The block ${id}.</p>`) => ({
  ...entries.ContentfulRichText,
  __typename: 'ContentfulRichText',
  contentful_id: id,
  bodyHtml,
})

/** The HTML of a page with a block between two others. */
const render = (block: RawBlock): string =>
  renderToString(createElement(BlockList, { blocks: [textBlock('before'), block, textBlock('after')] }))

it('leaves a faulty block out of its page, with a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const html = render(textBlock('faulty', null))
  expect(html).toContain('The block before.')
  expect(html).toContain('<div data-island="faulty"></div>')
  expect(html).toContain('The block after.')
  expect(warn.mock.calls).toEqual([
    ['warn Entry "Terms: text", field "body": it is empty, but required. The block “faulty” is left out of its page.'],
  ])
})

it('fails the build for a faulty block with prices, because a page without them must not go live', () => {
  const faulty = { ...entries.ContentfulPricingTable, __typename: 'ContentfulPricingTable', plans: null }
  expect(() => render(faulty)).toThrow('Entry "Pricing: plans", field "plans": ')
})

it('warns once about a block on several pages', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  render(textBlock('shared', null))
  render(textBlock('shared', null))
  expect(warn).toHaveBeenCalledTimes(1)
})
