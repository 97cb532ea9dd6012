import type { PlainClientAPI } from 'contentful-management'
import { planPublications } from './publish'

/** Publishes an entry by a bulk action that fails. A second action is an error of the test. */
function publishFailing(error?: object) {
  const publish = jest
    .fn()
    .mockRejectedValue(new Error('Repeated'))
    .mockResolvedValueOnce({ sys: { id: 'action' } })
  const get = () => Promise.resolve({ sys: { id: 'action', status: 'failed' }, error })
  const client = { bulkAction: { publish, get } } as unknown as PlainClientAPI
  const done = jest.fn()
  const publication = { linkType: 'Entry', id: 'home', name: 'entry home', version: () => 1, done } as const
  const [step] = planPublications(client, [publication], 1)
  return { run: step?.run(), publish, done }
}

it('does not take a failed action without a reason for published', async () => {
  const { run, done } = publishFailing()
  await expect(run).rejects.toThrow('Contentful refused to publish:\n  no reason given')
  expect(done).not.toHaveBeenCalled()
})

it('does not repeat an action that was refused because of another item', async () => {
  const entity = { sys: { type: 'Link', linkType: 'Asset', id: 'linked' } }
  const { run, publish } = publishFailing({ details: { errors: [{ entity, error: { message: 'not published' } }] } })
  await expect(run).rejects.toThrow('linked: not published')
  expect(publish).toHaveBeenCalledTimes(1)
})
