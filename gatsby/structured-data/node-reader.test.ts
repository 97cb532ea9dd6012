import type { EntryNode } from '../read-content'
import { nodeReader } from './node-reader'

const entry: EntryNode = { id: 'id', plainHtml: '<p>We answer <strong>all</strong> of it.</p>' }

const reader = nodeReader({ findAll: () => Promise.resolve({ entries: [] }) }, (node, field) => node[field])

it('reads the HTML of a text', async () => {
  expect(await reader.html(entry, 'plain')).toBe('<p>We answer <strong>all</strong> of it.</p>')
})

it('returns undefined without a text', async () => {
  expect(await reader.html(entry, 'answer')).toBeUndefined()
  expect(await reader.html(undefined, 'answer')).toBeUndefined()
})
