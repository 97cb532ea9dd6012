import { readPublishEvent } from './publish-event'
import { pageEntry } from './test-support/webhooks'

const read = (topic: string, payload: unknown) =>
  readPublishEvent(
    `ContentManagement.${topic}`,
    Buffer.from(JSON.stringify(payload)),
    'https://app.contentful.com',
    Date.parse('2026-06-01'),
  )

const link = (id: string) => ({ sys: { id } })
const space = 'https://app.contentful.com/spaces/space1/environments/master'

it.each([
  [
    'a published page',
    'Entry.publish',
    pageEntry,
    { action: 'published', kind: 'entry', id: 'pricing', type: 'Page', title: 'Pricing', path: '/pricing/' },
    `${space}/entries/pricing`,
  ],
  [
    'a published post, whose path consists of folder and slug',
    'Entry.publish',
    {
      sys: { ...pageEntry.sys, id: 'p1', contentType: link('blogPost') },
      fields: { slug: { de: 'ein-beitrag', 'en-US': 'a-post' } },
    },
    { action: 'published', path: '/blog/a-post/' },
    `${space}/entries/p1`,
  ],
  [
    'a page with a later publish date, which has no address yet',
    'Entry.publish',
    { ...pageEntry, fields: { ...pageEntry.fields, publishAt: { 'en-US': '2026-06-02T09:00Z' } } },
    { action: 'published', type: 'Page', path: undefined },
    `${space}/entries/pricing`,
  ],
  [
    'an unpublished entry, without fields',
    'Entry.unpublish',
    { sys: pageEntry.sys },
    { action: 'unpublished', type: 'Page', title: undefined, path: undefined },
    `${space}/entries/pricing`,
  ],
  ['a deleted entry, without a link', 'Entry.delete', { sys: pageEntry.sys }, { action: 'deleted' }, undefined],
  [
    'a published asset',
    'Asset.publish',
    { sys: { id: 'a1', space: link('space1') }, fields: { title: { 'en-US': 'Photo' } } },
    { action: 'published', kind: 'asset', title: 'Photo', type: undefined },
    `${space}/assets/a1`,
  ],
  ['a customized payload', 'Entry.publish', { hello: 'world' }, { action: 'published', id: 'unknown' }, undefined],
])('reads %s', async (_name, topic, payload, expected, address) => {
  const event = await read(topic, payload)
  expect(event).toMatchObject(expected)
  expect(event?.link).toBe(address)
})

it.each(['Entry.save', 'ContentType.publish', 'Entry.publish.more', ''])('ignores the topic %s', async (topic) => {
  expect(await read(topic, pageEntry)).toBeUndefined()
})
