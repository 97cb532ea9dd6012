import type { PublishEvent } from './publish-event'
import { describePublish } from './report'

const site = 'https://www.example.com'

const page: PublishEvent = {
  action: 'published',
  kind: 'entry',
  id: 'pricing',
  type: 'Page',
  title: 'Pricing',
  link: 'https://app.contentful.com/spaces/s/environments/master/entries/pricing',
  path: '/pricing/',
}
const deleted: PublishEvent = { action: 'deleted', kind: 'asset', id: 'photo' }

it('names each change with its live address and the link to edit it', () => {
  const published = { outcome: 'published', contentTime: '2026-01-31T12:00:00.000Z' } as const
  const report = describePublish(published, [page, deleted], site, [])
  expect(report.text).toBe(
    `Published: https://www.example.com shows the content of 2026-01-31T12:00:00.000Z.

- Page “Pricing” published: live at https://www.example.com/pricing/, edit at ${page.link}
- Asset with the id photo deleted`,
  )
  expect(report).toMatchObject({ outcome: 'published', changes: [{ address: `${site}/pricing/` }, { id: 'photo' }] })
})

it('lists twenty changes at most', () => {
  const events = Array.from({ length: 200 }, (_, index) => ({ ...page, id: String(index) }))
  const { text } = describePublish({ outcome: 'published' }, events, site, [])
  expect(text.split('\n')).toHaveLength(23)
  expect(text).toMatch(/\n- and 180 more$/)
})

it('shows the problems of a failed step, without stacks, noise and secrets', () => {
  const output = `npm error code 1
Page “Pricing”  title
  The title is missing.
  → Write a title: https://app.contentful.com/spaces/s/environments/master/entries/pricing
Error: The token secret-token is wrong
    at check (/srv/site/check.ts:1:1)
`
  const failed = { outcome: 'failed', step: 'check', output } as const
  const report = describePublish(failed, [page], site, ['secret-token'])
  expect(report.title).toBe('Not published: the content check found problems.')
  expect(report.problems).toBe(`Page “Pricing”  title
  The title is missing.
  → Write a title: https://app.contentful.com/spaces/s/environments/master/entries/pricing
Error: The token [secret] is wrong`)
  expect(report.text).toContain(report.problems)
  expect(report.text).toContain('https://www.example.com stays as it was. Fix them and publish again.')
  expect(report.changes).toEqual([expect.not.objectContaining({ address: expect.anything() as unknown })])
})
