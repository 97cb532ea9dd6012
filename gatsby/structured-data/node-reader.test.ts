import { nodeReader } from './node-reader'

const texts: Readonly<Record<string, string>> = {
  plain: 'We answer **all** of it.',
  tagged: 'Hello {{ location.city | your town }}, and {{ traits.firstName }}.',
}

const entry = (fields: object) => ({ id: 'id', contentful_id: 'id', ...fields })

const reader = nodeReader({
  getNodeById: ({ id }) => entry({ internal: { content: texts[id] } }),
  findAll: () => Promise.resolve({ entries: [entry({ nt_mergetag_id: 'traits.firstName', nt_fallback: 'friend' })] }),
})

it.each([
  ['a text', 'plain', '<p>We answer <strong>all</strong> of it.</p>'],
  ['a text with merge tags', 'tagged', '<p>Hello your town, and friend.</p>'],
])('reads %s as a visitor sees it of whom nothing is known', async (_what, id, expected) => {
  expect((await reader.html(entry({ answer___NODE: id }), 'answer'))?.trim()).toBe(expected)
})

it('reads nothing where no text is', async () => {
  expect(await reader.html(entry({}), 'answer')).toBeUndefined()
  expect(await reader.html(undefined, 'answer')).toBeUndefined()
})
