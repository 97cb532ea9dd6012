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

it('does not repeat an action that was refused because of another item', async () => {
  const entity = { sys: { type: 'Link', linkType: 'Asset', id: 'linked' } }
  const error = { details: { errors: [{ entity, error: { message: 'not published' } }] } }
  const publish = jest.fn().mockResolvedValueOnce({ sys: { id: 'action' } })
  const bulkAction = {
    publish: publish.mockResolvedValueOnce({ sys: { id: 'again' } }).mockRejectedValue(new Error('Repeated')),
    get: () => Promise.resolve({ sys: { id: 'action', status: 'failed' }, error }),
  }
  const publication = { linkType: 'Entry', id: 'home', name: 'entry home', version: () => 1, done: jest.fn() } as const
  const [step] = planPublications({ bulkAction } as unknown as PlainClientAPI, [publication], 1)
  await expect(step?.run()).rejects.toThrow('linked: not published')
  expect(publish).toHaveBeenCalledTimes(1)
})
