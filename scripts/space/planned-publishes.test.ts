import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PlainClientAPI } from 'contentful-management'
import { connect } from './connect'
import { startTeam, type Team } from './test-support/team'

/** What editors plan in the web app: releases and scheduled actions, by Contentful’s own client. */

let team: Team
let client: PlainClientAPI

beforeEach(async () => {
  team = await startTeam()
  await team.push('--yes')
  client = connect(team.env).client
})

afterEach(() => team.close())

const linkTo = (linkType: 'Entry' | 'Release', id: string) => ({ sys: { type: 'Link' as const, linkType, id } })

const isPublished = (id: string): boolean => team.api.entries.get(id)?.sys.publishedVersion !== undefined

const readFiles = (id: string): Promise<string> =>
  readFile(path.join(team.content.folder, `entries/faqItem/${id}.md`), 'utf8')

const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString()
const tomorrow = (): Date => new Date(Date.now() + 86_400_000)

const makeRelease = (...ids: readonly string[]) => {
  const items = ids.map((id) => linkTo('Entry', id) as ReturnType<typeof linkTo> & { sys: { linkType: 'Entry' } })
  return client.release.create({}, { title: 'Launch', entities: { sys: { type: 'Array' }, items } })
}

const plan = (entity: ReturnType<typeof linkTo>, action: 'publish' | 'unpublish', datetime = inAnHour()) =>
  client.scheduledActions.create(
    {},
    {
      action,
      entity,
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      scheduledFor: { datetime },
    },
  )

const statusOf = async (id: string) => {
  const { sys, error } = await client.scheduledActions.get({ scheduledActionId: id, environmentId: 'master' })
  return { status: sys.status, error }
}

async function publishRelease(id: string) {
  const { sys } = await client.release.get({ releaseId: id })
  const action = await client.release.publish({ releaseId: id, version: sys.version })
  for (;;) {
    const current = await client.releaseAction.get({ releaseId: id, actionId: action.sys.id })
    if (['succeeded', 'failed'].includes(current.sys.status)) return current
  }
}

it('pulls what a release has published, which is archived then', async () => {
  const { sys } = await makeRelease('later', 'what')
  expect((await publishRelease(sys.id)).sys.status).toBe('succeeded')
  expect((await client.release.get({ releaseId: sys.id })).sys.status).toBe('archived')
  await expect(publishRelease(sys.id)).rejects.toThrow('archived')
  expect(await readFiles('later')).toContain('_draft: true')
  await team.pull()
  expect(await readFiles('later')).not.toContain('_draft')
})

it('publishes nothing of a release with an invalid entry, and names it', async () => {
  team.api.edit('what', { question: undefined })
  const { sys } = await makeRelease('later', 'what')
  expect(await publishRelease(sys.id)).toMatchObject({
    sys: { status: 'failed' },
    error: { details: { errors: [{ entity: { sys: { id: 'what' } }, error: { sys: { id: 'ValidationFailed' } } }] } },
  })
  expect(isPublished('later')).toBe(false)
})

it.each([
  ['an entry twice', ['what', 'what'], 422],
  ['an entry that does not exist', ['elsewhere'], 404],
])('refuses a release with %s', async (_what, ids, status) => {
  await expect(makeRelease(...ids)).rejects.toThrow(`"status": ${status}`)
})

it('pulls what was published at its scheduled time, and not before', async () => {
  const { sys } = await plan(linkTo('Entry', 'later'), 'publish')
  team.api.runSchedule(new Date())
  expect(await statusOf(sys.id)).toEqual({ status: 'scheduled', error: undefined })
  team.api.runSchedule(tomorrow())
  expect(await statusOf(sys.id)).toEqual({ status: 'succeeded', error: undefined })
  await team.pull()
  expect(await readFiles('later')).not.toContain('_draft')
})

it('unpublishes and publishes releases at their times', async () => {
  const { sys } = await makeRelease('what')
  await plan(linkTo('Release', sys.id), 'unpublish')
  team.api.runSchedule(tomorrow())
  expect(isPublished('what')).toBe(false)
  await plan(linkTo('Release', sys.id), 'publish')
  team.api.runSchedule(tomorrow())
  expect(isPublished('what')).toBe(true)
})

it('reports why a scheduled publish has failed', async () => {
  const { sys } = await plan(linkTo('Entry', 'later'), 'publish')
  team.api.edit('later', { question: undefined })
  team.api.runSchedule(tomorrow())
  expect(await statusOf(sys.id)).toMatchObject({ status: 'failed', error: { sys: { id: 'BulkActionFailed' } } })
  expect(isPublished('later')).toBe(false)
})

it('lists, moves and cancels what is scheduled', async () => {
  const { sys } = await plan(linkTo('Entry', 'later'), 'publish')
  const query = { 'environment.sys.id': 'master', 'entity.sys.id': 'later', 'sys.status': 'scheduled' }
  expect((await client.scheduledActions.getMany({ query })).items).toHaveLength(1)
  const scheduled = await client.scheduledActions.get({ scheduledActionId: sys.id, environmentId: 'master' })
  const later = { datetime: new Date(Date.now() + 2 * 86_400_000).toISOString() }
  await client.scheduledActions.update(
    { scheduledActionId: sys.id, version: sys.version },
    { ...scheduled, scheduledFor: later },
  )
  team.api.runSchedule(tomorrow())
  expect((await statusOf(sys.id)).status).toBe('scheduled')
  await client.scheduledActions.delete({ scheduledActionId: sys.id })
  expect((await client.scheduledActions.getMany({ query })).items).toEqual([])
  await expect(client.scheduledActions.delete({ scheduledActionId: sys.id })).rejects.toThrow('not pending')
})

it.each([
  ['in the past', '2020-01-01T00:00:00.000Z'],
  ['in more than five years', '2099-01-01T00:00:00.000Z'],
  ['that is none', 'soon'],
])('refuses a time %s', async (_what, datetime) => {
  await expect(plan(linkTo('Entry', 'later'), 'publish', datetime)).rejects.toThrow('"status": 422')
})
