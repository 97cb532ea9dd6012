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

const fault = {
  file: 'Page “Pricing”',
  field: 'Title',
  wrong: 'The title is missing.',
  advice: 'Write one.',
  link: page.link,
}
const other = {
  ...fault,
  file: 'Hero “Home”',
  link: 'https://app.contentful.com/spaces/s/environments/master/entries/h',
}

const broken = { ...other, wrong: 'The picture “photo” is missing: it is deleted, archived or not published.' }

it('names each change with its live address and the link to edit it, what is left out of it, and what refers to a deleted one', () => {
  const published = {
    outcome: 'published',
    contentTime: '2026-01-31T12:00:00.000Z',
    warnings: [fault, other, broken],
  } as const
  const report = describePublish(published, [page, deleted], site, [])
  expect(report.text).toBe(
    `Published: https://www.example.com shows the content of 2026-01-31T12:00:00.000Z.

Warnings:
- Page “Pricing”, field “Title”: The title is missing. Write one. ${page.link}
- Hero “Home”, field “Title”: ${broken.wrong} Write one. ${other.link}

Changes:
- Page “Pricing” published: live at https://www.example.com/pricing/, edit at ${page.link}
- Asset with the id photo deleted`,
  )
  expect(report).toMatchObject({
    changes: [{ address: `${site}/pricing/` }, { id: 'photo' }],
    warnings: [fault, broken],
  })
})

it('lists twenty changes at most', () => {
  const events = Array.from({ length: 200 }, (_, index) => ({ ...page, id: String(index) }))
  const { text } = describePublish({ outcome: 'published', contentTime: '' }, events, site, [])
  expect(text.split('\n')).toHaveLength(24)
  expect(text).toMatch(/\n- and 180 more$/)
})

it('names the entry, field and link of each problem that the check has found', () => {
  const report = describePublish({ outcome: 'failed', step: 'check', problems: [fault, other] }, [page], site, [])
  expect(report).toMatchObject({ step: 'check', problems: [fault, other] })
  expect(report.text).toMatch(/^Not published: the content check found problems\.\nhttps:.* stays as it was\. Fix them/)
  expect(report.text).toContain(`- Hero “Home”, field “Title”: The title is missing. Write one. ${other.link}`)
  expect(report.changes).toEqual([expect.not.objectContaining({ address: expect.anything() as unknown })])
})

it.each([
  [true, 'The server tries again up to three times, ten minutes apart.'],
  [false, 'Tell the operator, and publish again later.'],
])(
  'does not send editors to look for faults if the content could not be read; another try: %s',
  (isRetried, advice) => {
    const reason = 'Contentful does not answer.'
    const failed = { outcome: 'failed', step: 'check', reason, isTemporary: true, isRetried } as const
    const { text } = describePublish(failed, [page], site, [])
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Not published: the content could not be read or checked.',
      expect.stringContaining(`https://www.example.com stays as it was. ${advice}`),
      '',
      reason,
    ])
  },
)

it('shows the errors of a step, without stacks, noise and secrets', () => {
  const reason = `npm error code 1
gatsby build failed
Error: The token "secret"-token is wrong
    at check (/srv/site/check.ts:1:1)
`
  const { text } = describePublish({ outcome: 'failed', step: 'build', reason }, [page], site, ['"secret"-token'])
  expect(text).toContain('\n\ngatsby build failed\nError: The token [secret] is wrong\n\nChanges:')
})
