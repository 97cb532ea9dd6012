import type { PlainClientAPI } from 'contentful-management'
import { planPublications } from './publish'

it('does not take a failed action without a reason for published', async () => {
  const bulkAction = {
    publish: () => Promise.resolve({ sys: { id: 'action' } }),
    get: () => Promise.resolve({ sys: { id: 'action', status: 'failed' } }),
  }
  const done = jest.fn()
  const publication = { linkType: 'Entry', id: 'home', name: 'entry home', version: () => 1, done } as const
  const [step] = planPublications({ bulkAction } as unknown as PlainClientAPI, [publication], 1)
  await expect(step?.run()).rejects.toThrow('Contentful refused to publish:\n  no reason given')
  expect(done).not.toHaveBeenCalled()
})
