import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Lead } from '../lead'
import { emailField, noon, sampleFile, sampleLead } from '../test-support/sample-leads'
import { startLibsqlServer } from '../test-support/start-libsql-server'
import { findPostgres, startPostgres, type Postgres } from '../test-support/start-postgres'
import { openLeadStore, type LeadFilter, type LeadStore } from './lead-store'

const all = async (store: LeadStore, filter?: LeadFilter): Promise<readonly Lead[]> => {
  const leads: Lead[] = []
  for await (const lead of store.readLeads(filter)) leads.push(lead)
  return leads
}

interface Engine {
  readonly name: string
  /** Starts what the engine needs. */
  readonly begin: () => Promise<{ readonly url: string; readonly token?: string; readonly end: () => Promise<void> }>
}

const embedded: Engine = {
  name: 'an embedded database',
  begin: async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-'))
    return { url: `file:${path.join(folder, 'sub', 'leads.db')}`, end: () => rm(folder, { recursive: true }) }
  },
}

const remote: Engine = {
  name: 'a libSQL server',
  begin: async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-'))
    const libsql = await startLibsqlServer(path.join(folder, 'leads.db'), 'secret')
    const end = async () => {
      await libsql.close()
      await rm(folder, { recursive: true })
    }
    return { url: libsql.url, token: 'secret', end }
  },
}

/** Where PostgreSQL is installed, a server of its own is started for the test; elsewhere the test is listed as one to do. */
const programs = findPostgres()
const server: Engine[] = programs
  ? [
      {
        name: 'a PostgreSQL server',
        begin: async () => {
          const postgres: Postgres = await startPostgres(programs)
          return { url: postgres.url, end: postgres.stop }
        },
      },
    ]
  : []

jest.setTimeout(60_000)

if (!programs) it.todo('the store over a PostgreSQL server: install PostgreSQL (Debian: postgresql) to run it')

describe.each([embedded, remote, ...server])('the store over $name', ({ begin }) => {
  let place: Awaited<ReturnType<Engine['begin']>>
  let store: LeadStore

  beforeAll(async () => {
    place = await begin()
    store = await openLeadStore(place.url, place.token)
  })
  afterAll(async () => {
    await store.close()
    await place.end()
  })
  beforeEach(async () => {
    const emails = new Set((await all(store)).map(({ fields }) => fields[0]?.value ?? ''))
    for (const email of emails) await store.deleteByEmail(email)
    await store.deleteLooseFiles(Number.MAX_SAFE_INTEGER)
  })

  it('gives back a lead as it was stored', async () => {
    const lead = sampleLead({
      consent: { text: 'I agree', communications: [{ subscriptionTypeId: '251', text: 'News', isTicked: true }] },
    })
    await expect(store.saveLead(lead)).resolves.toBe(lead.id)
    const [stored] = await all(store)
    expect(stored).toMatchObject({ ...lead, state: 'pending', attempts: 0, isInDoubt: false })
  })

  it('stores a lead once, however often it is sent at once', async () => {
    const lead = sampleLead()
    const ids = await Promise.all(Array.from({ length: 20 }, () => store.saveLead(lead)))
    expect(new Set(ids)).toEqual(new Set([lead.id]))
    expect(await all(store)).toHaveLength(1)
  })

  it('stores a lead and a correction under its id that come at the same time', async () => {
    const lead = sampleLead()
    const corrected = { ...lead, fields: [emailField('anne@example.com')] }
    const ids = await Promise.all([lead, corrected, lead, corrected].map((one) => store.saveLead(one)))
    expect(new Set(ids).size).toBe(2)
    expect(await all(store)).toHaveLength(2)
  })

  it('stores a retry once when only the circumstances differ', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    await store.saveLead({ ...lead, receivedAt: noon + 5000, context: { ...lead.context, pageName: 'Other' } })
    expect((await all(store)).map(({ receivedAt }) => receivedAt)).toEqual([noon])
  })

  it('stores a correction under the same id as a lead of its own, once', async () => {
    const lead = sampleLead()
    const corrected = { ...lead, fields: [emailField('anne@example.com')] }
    await store.saveLead(lead)
    const id = await store.saveLead(corrected)
    await expect(store.saveLead(corrected)).resolves.toBe(id)
    expect(id).not.toBe(lead.id)
    expect((await all(store)).map(({ fields }) => fields[0]?.value)).toEqual(
      expect.arrayContaining(['ann@example.com', 'anne@example.com']),
    )
    expect(await all(store)).toHaveLength(2)
  })

  it('keeps spam away from delivery', async () => {
    await store.saveLead(sampleLead({ spamReason: 'honeypot' }))
    expect(await store.claimDue({ now: noon, limit: 10, lease: 1000 })).toEqual([])
    expect((await all(store, { states: ['spam'] })).map(({ spamReason }) => spamReason)).toEqual(['honeypot'])
  })

  it('gives each due lead to one of many workers', async () => {
    const leads = Array.from({ length: 30 }, () => sampleLead())
    for (const lead of leads) await store.saveLead(lead)
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => store.claimDue({ now: noon, limit: 5, lease: 1000 })),
    )
    const ids = claims.flat().map(({ id }) => id)
    const rest = await store.claimDue({ now: noon, limit: 100, lease: 1000 })
    ids.push(...rest.map(({ id }) => id))
    expect(ids.sort()).toEqual(leads.map(({ id }) => id).sort())
  })

  it('gives a lead out again when the worker that had it never came back, and says that it is in doubt', async () => {
    await store.saveLead(sampleLead())
    const [first] = await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    expect(first).toMatchObject({ attempts: 1, isInDoubt: false })
    expect(await store.claimDue({ now: noon + 999, limit: 1, lease: 1000 })).toEqual([])
    expect(await store.nextDue()).toBe(noon + 1000)
    const [second] = await store.claimDue({ now: noon + 1000, limit: 1, lease: 1000 })
    expect(second).toMatchObject({ attempts: 2, isInDoubt: true })
  })

  it('delivers no lead again that is delivered', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await store.recordDelivered(lead.id, noon + 5)
    expect(await store.claimDue({ now: noon + 1e9, limit: 1, lease: 1000 })).toEqual([])
    expect(await store.nextDue()).toBeUndefined()
    expect((await all(store))[0]).toMatchObject({ state: 'delivered', deliveredAt: noon + 5 })
  })

  it('has a failed lead wait, remembers why, and whether it is in doubt', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await store.recordFailure(lead.id, { error: '500', nextAttemptAt: noon + 7000, isInDoubt: true })
    expect(await store.nextDue()).toBe(noon + 7000)
    expect(await store.claimDue({ now: noon + 6999, limit: 1, lease: 1000 })).toEqual([])
    const [again] = await store.claimDue({ now: noon + 7000, limit: 1, lease: 1000 })
    expect(again).toMatchObject({ attempts: 2, isInDoubt: true, lastError: '500' })
    await store.recordFailure(lead.id, { error: '429', nextAttemptAt: noon + 9000, isInDoubt: false })
    expect((await store.claimDue({ now: noon + 9000, limit: 1, lease: 1000 }))[0]).toMatchObject({ isInDoubt: false })
  })

  it('lists what was given up on, and delivers it anew when asked', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await store.recordFailure(lead.id, { error: 'INVALID_EMAIL', isInDoubt: false })
    expect(await store.claimDue({ now: noon + 1e9, limit: 1, lease: 1000 })).toEqual([])
    expect(await store.countByState()).toEqual({ pending: 0, delivered: 0, dead: 1, spam: 0 })
    await expect(store.requeue({ state: 'dead' })).resolves.toBe(1)
    expect(await store.claimDue({ now: noon, limit: 1, lease: 1000 })).toMatchObject([{ id: lead.id, attempts: 1 }])
  })

  it('leaves leads that a worker has, and delivered ones, out of a retry', async () => {
    const [taken, delivered] = [sampleLead(), sampleLead()]
    await store.saveLead(delivered)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await store.recordDelivered(delivered.id, noon)
    await store.saveLead(taken)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await expect(store.requeue({ ids: [taken.id, delivered.id] })).resolves.toBe(0)
  })

  it('gives back the bytes of a file, and notes where the CRM keeps it', async () => {
    const file = sampleFile({ name: 'Ö “x”.png', content: randomBytes(70_000) })
    await store.saveFile(file, noon)
    await store.setCrmUrl(file.id, 'https://crm.example/1')
    expect(await store.readFile(file.id)).toEqual({ ...file, crmUrl: 'https://crm.example/1' })
    expect(await store.readFile('none')).toBeUndefined()
    expect(await store.knownFiles([file.id, 'none'])).toEqual(new Set([file.id]))
  })

  it('clears away files that no lead names, and no others', async () => {
    const [named, old, fresh] = [sampleFile(), sampleFile(), sampleFile()]
    await store.saveFile(named, noon)
    await store.saveFile(old, noon)
    await store.saveFile(fresh, noon + 10)
    await store.saveLead(sampleLead({ fileIds: [named.id] }))
    expect((await all(store))[0]?.fileIds).toEqual([named.id])
    expect(await store.looseBytes()).toBe(2000)
    await expect(store.deleteLooseFiles(noon + 10)).resolves.toBe(1)
    expect(await store.knownFiles([named.id, old.id, fresh.id])).toEqual(new Set([named.id, fresh.id]))
  })

  it('stores a lead and what came with it once, whatever the addresses of the files are', async () => {
    const lead = sampleLead()
    const content = randomBytes(1000)
    const send = (bytes: Buffer) => {
      const file = sampleFile({ content: bytes })
      const brief = { name: 'brief', value: `/api/hubspot/file?id=${file.id}`, fieldType: 'file' as const }
      return store.saveLead({ ...lead, fields: [...lead.fields, brief], fileIds: [file.id] }, [file])
    }
    expect(await send(content)).toBe(lead.id)
    expect(await send(content)).toBe(lead.id)
    const [stored, ...others] = await all(store)
    expect(others).toEqual([])
    expect(await store.readFile(stored?.fileIds[0] ?? '')).toMatchObject({ content })
    expect(await store.looseBytes()).toBe(0)
    expect(await send(randomBytes(1000))).not.toBe(lead.id)
    expect(await all(store)).toHaveLength(2)
    expect(await store.looseBytes()).toBe(0)
  })

  it('deletes all that belongs to a person, and nothing of others', async () => {
    const [own, shared] = [sampleFile(), sampleFile()]
    await store.saveFile(own, noon)
    await store.saveFile(shared, noon)
    await store.saveLead(sampleLead({ fileIds: [own.id, shared.id] }))
    await store.saveLead(sampleLead({ fields: [emailField('ANN@Example.com')] }))
    const other = sampleLead({ fields: [emailField('bob@example.com')], fileIds: [shared.id] })
    await store.saveLead(other)
    await expect(store.deleteByEmail(' Ann@example.com ')).resolves.toEqual({ leads: 2, files: 1 })
    expect((await all(store)).map(({ id }) => id)).toEqual([other.id])
    expect(await store.knownFiles([own.id, shared.id])).toEqual(new Set([shared.id]))
  })

  it('lists in the order of arrival, over many pages, by form and state', async () => {
    const leads = Array.from({ length: 603 }, (_, index) =>
      sampleLead({ receivedAt: noon + Math.floor(index / 3), formId: index % 2 ? 'demo' : 'news' }),
    )
    await Promise.all(leads.map((lead) => store.saveLead(lead)))
    const listed = await all(store)
    expect(listed).toHaveLength(603)
    expect(listed.map(({ receivedAt }) => receivedAt)).toEqual(leads.map(({ receivedAt }) => receivedAt))
    expect(await all(store, { formId: 'news', states: ['pending'] })).toHaveLength(302)
    expect(await all(store, { states: ['dead'] })).toEqual([])
  })

  it('is opened by several processes at once', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => openLeadStore(place.url, place.token)))
    const lead = sampleLead()
    await Promise.all(others.map((other) => other.saveLead(lead)))
    expect(await all(store)).toHaveLength(1)
    await Promise.all(others.map((other) => other.close()))
  })
})

describe('an embedded database', () => {
  it('is made by several processes that start at once', async () => {
    const { url, end } = await embedded.begin()
    const stores = await Promise.all(Array.from({ length: 4 }, () => openLeadStore(url)))
    await Promise.all(stores.map((store) => store.saveLead(sampleLead())))
    expect(await all(stores[0] as LeadStore)).toHaveLength(4)
    await Promise.all(stores.map((store) => store.close()))
    await end()
  })

  it('keeps no trace of a person who was deleted', async () => {
    const { url, end } = await embedded.begin()
    const store = await openLeadStore(url)
    await store.saveLead(sampleLead({ fields: [emailField('traceable@example.com')] }))
    await store.deleteByEmail('traceable@example.com')
    const file = url.slice('file:'.length)
    const content = await Promise.all([file, `${file}-wal`].map((name) => readFile(name, 'latin1').catch(() => '')))
    expect(content.join('')).not.toContain('traceable')
    await store.close()
    await end()
  })
})

describe('a database that can’t be opened', () => {
  it.each([
    ['postgres://leads:secret@127.0.0.1:1/leads', 'postgres://127.0.0.1:1/leads'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
    ['file:/dev/null/leads.db', 'file:/dev/null/leads.db'],
    ['file:/dev/null/a@b/leads.db', 'file:/dev/null/a@b/leads.db'],
    ['postgres://leads:s3c/ret@127.0.0.1:1/leads', 'postgres://127.0.0.1:1/leads'],
    ['postgres://leads:s3cr@t@127.0.0.1:1/leads', 'postgres://127.0.0.1:1/leads'],
    ['postgres://leads:s3c?r#e@t@127.0.0.1:1/leads?password=s3cret', 'postgres://127.0.0.1:1/leads'],
    ['postgres:leads:s3cret@127.0.0.1:1/leads', 'postgres:127.0.0.1:1/leads'],
    ['http://leads:s3cr@t@127.0.0.1:1', 'http://127.0.0.1:1'],
    ['http://127.0.0.1:1#s3cret', 'http://127.0.0.1:1'],
  ])('is named, without its password: %s', async (url, shown) => {
    const error: unknown = await openLeadStore(url).catch((reason: unknown) => reason)
    expect(String(error)).toContain(`The database of the leads, ${shown}, can't be opened: `)
    expect(String(error)).not.toMatch(/secret|s3c|ret@|t@1/)
  })
})
