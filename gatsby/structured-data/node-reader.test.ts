import type { EntryNode } from '../read-content'
import { nodeReader } from './node-reader'

const entry: EntryNode = {
  id: 'id',
  plainHtml: '<p>We answer <strong>all</strong> of it.</p>',
  taggedHtml:
    '<p>Hello <span data-merge-tag="location.city">your town</span>, and <span data-merge-tag="traits.firstName">friend</span>.</p>',
}

const reader = nodeReader({ findAll: () => Promise.resolve({ entries: [] }) }, (node, field) => node[field])

it.each([
  ['a text', 'plain', '<p>We answer <strong>all</strong> of it.</p>'],
  ['a text with merge tags', 'tagged', '<p>Hello your town, and friend.</p>'],
])('reads %s as a visitor sees it of whom nothing is known', async (_what, field, expected) => {
  expect(await reader.html(entry, field)).toBe(expected)
})

it('reads nothing where no text is', async () => {
  expect(await reader.html(entry, 'answer')).toBeUndefined()
  expect(await reader.html(undefined, 'answer')).toBeUndefined()
})
