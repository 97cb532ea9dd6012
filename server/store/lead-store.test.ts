import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { NewLead } from '../lead'
import { emailField, noon, sampleFile, sampleLead } from '../test-support/samples'
import { allLeads } from '../test-support/test-dependencies'
import { embedded, useEngines, type Place } from '../test-support/test-engines'
import type { LeadFilter } from './lead-rows'
import { openLeadStore, type LeadStore } from './lead-store'

describe.each(useEngines())('the store over $name', ({ begin }) => {
  let place: Place
  let store: LeadStore

  beforeAll(async () => {
    place = await begin()
    store = await openLeadStore(place.url)
  })
  afterAll(async () => {
    await store.close()
    await place.end()
  })
  beforeEach(async () => {
    const emails = new Set((await allLeads(store)).map(({ fields }) => fields[0]?.value ?? ''))
    for (const email of emails) await store.deleteByEmail(email)
    await store.deleteLooseFiles(Number.MAX_SAFE_INTEGER)
  })

  it('returns a lead as it was stored', async () => {
    const lead = sampleLead({
      consent: { text: 'I agree', communications: [{ subscriptionTypeId: '251', text: 'News', isTicked: true }] },
    })
    await expect(store.saveLead(lead)).resolves.toBe(lead.id)
    const [stored] = await allLeads(store)
    expect(stored).toMatchObject({ ...lead, state: 'pending', attempts: 0, isInDoubt: false })
  })

  it('stores a lead once if it is sent several times concurrently', async () => {
    const lead = sampleLead()
    const ids = await Promise.all(Array.from({ length: 20 }, () => store.saveLead(lead)))
    expect(new Set(ids)).toEqual(new Set([lead.id]))
    expect(await allLeads(store)).toHaveLength(1)
  })

  it('stores a retry once if only the context differs, and does not deliver it again', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    await store.recordDelivered(lead.id, noon)
    await store.saveLead({ ...lead, receivedAt: noon + 5000, context: { ...lead.context, pageName: 'Other' } })
    expect(await allLeads(store)).toMatchObject([{ receivedAt: noon, state: 'delivered', deliveredAt: noon }])
  })

  it('stores a correction with the same id as a new lead, once', async () => {
    const lead = sampleLead()
    const corrected = { ...lead, fields: [emailField('anne@example.com')] }
    await store.saveLead(lead)
    const id = await store.saveLead(corrected)
    await expect(store.saveLead(corrected)).resolves.toBe(id)
    expect(id).not.toBe(lead.id)
    expect((await allLeads(store)).map(({ fields }) => fields[0]?.value)).toEqual(
      expect.arrayContaining(['ann@example.com', 'anne@example.com']),
    )
    expect(await allLeads(store)).toHaveLength(2)
  })

  it('does not deliver spam', async () => {
    await store.saveLead(sampleLead({ spamReason: 'honeypot' }))
    expect(await store.claimDue({ now: noon, limit: 10, lease: 1000 })).toEqual([])
    expect((await allLeads(store, { states: ['spam'] })).map(({ spamReason }) => spamReason)).toEqual(['honeypot'])
  })

  it('delivers spam once a person sends it again, and does not mark a lead as spam later', async () => {
    const lead = sampleLead()
    await store.saveLead({ ...lead, spamReason: 'too fast' })
    await store.saveLead(lead)
    await store.saveLead({ ...lead, spamReason: 'honeypot' })
    expect(await allLeads(store)).toMatchObject([{ id: lead.id, state: 'pending', spamReason: undefined }])
  })

  it('gives out a lead again, as in doubt, if its worker died', async () => {
    await store.saveLead(sampleLead())
    const [first] = await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    expect(first).toMatchObject({ attempts: 1, isInDoubt: false })
    expect(await store.claimDue({ now: noon + 999, limit: 1, lease: 1000 })).toEqual([])
    expect(await store.nextDue(noon)).toBe(noon + 1000)
    const [second] = await store.claimDue({ now: noon + 1000, limit: 1, lease: 1000 })
    expect(second).toMatchObject({ attempts: 2, isInDoubt: true })
  })

  it('makes a failed lead wait, and stores why and whether it is in doubt', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await store.recordFailure(lead.id, { error: '500', now: noon, nextAttemptAt: noon + 7000, isInDoubt: true })
    expect(await store.nextDue(noon)).toBe(noon + 7000)
    expect(await store.claimDue({ now: noon + 6999, limit: 1, lease: 1000 })).toEqual([])
    const [again] = await store.claimDue({ now: noon + 7000, limit: 1, lease: 1000 })
    expect(again).toMatchObject({ attempts: 2, isInDoubt: true, lastError: '500' })
    await store.recordFailure(lead.id, { error: '429', now: noon + 7000, nextAttemptAt: noon + 9000, isInDoubt: false })
    expect((await store.claimDue({ now: noon + 9000, limit: 1, lease: 1000 }))[0]).toMatchObject({ isInDoubt: false })
  })

  it('keeps a lead delivered that another process then fails to deliver', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await store.recordDelivered(lead.id, noon)
    await store.recordFailure(lead.id, { error: '400', now: noon, isInDoubt: false })
    expect(await store.countByState()).toMatchObject({ delivered: 1, dead: 0 })
  })

  it('lists dead letters, and delivers them again on request', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await store.recordFailure(lead.id, { error: 'INVALID_EMAIL', now: noon, isInDoubt: false })
    expect(await store.claimDue({ now: noon + 1e9, limit: 1, lease: 1000 })).toEqual([])
    expect(await store.countByState()).toEqual({ pending: 0, delivered: 0, dead: 1, spam: 0 })
    await expect(store.requeue({ state: 'dead' })).resolves.toBe(1)
    expect(await store.claimDue({ now: noon, limit: 1, lease: 1000 })).toMatchObject([{ id: lead.id, attempts: 1 }])
  })

  it('excludes claimed and delivered leads from a retry', async () => {
    const [taken, delivered] = [sampleLead(), sampleLead()]
    await store.saveLead(delivered)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await store.recordDelivered(delivered.id, noon)
    await store.saveLead(taken)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await expect(store.requeue({ ids: [taken.id, delivered.id] })).resolves.toBe(0)
  })

  it('returns the bytes of a file, and stores its address at the CRM', async () => {
    const file = sampleFile({ name: 'Ö “x”.png', content: randomBytes(70_000) })
    await store.saveFile(file, noon)
    await store.setCrmUrl(file.id, 'https://crm.example/1')
    expect(await store.readFile(file.id)).toEqual({ ...file, crmUrl: 'https://crm.example/1' })
    expect(await store.readFile('none')).toBeUndefined()
    expect(await store.knownFiles([file.id, 'none'])).toEqual(new Set([file.id]))
  })

  it('deletes only files without a lead', async () => {
    const [named, old, fresh] = [sampleFile(), sampleFile(), sampleFile()]
    await store.saveFile(named, noon)
    await store.saveFile(old, noon)
    await store.saveFile(fresh, noon + 10)
    await store.saveLead(sampleLead({ fileIds: [named.id] }))
    expect((await allLeads(store))[0]?.fileIds).toEqual([named.id])
    expect((await store.fileBytes()).loose).toBe(2000)
    await expect(store.deleteLooseFiles(noon + 10)).resolves.toBe(1)
    expect(await store.knownFiles([named.id, old.id, fresh.id])).toEqual(new Set([named.id, fresh.id]))
  })

  it('stores a lead and its files once, for any file addresses', async () => {
    const lead = sampleLead()
    const content = randomBytes(1000)
    const send = (bytes: Buffer) => {
      const file = sampleFile({ content: bytes })
      const brief = { name: 'brief', value: `/api/hubspot/file?id=${file.id}`, fieldType: 'file' as const }
      return store.saveLead({ ...lead, fields: [...lead.fields, brief], fileIds: [file.id] }, [file])
    }
    expect(await send(content)).toBe(lead.id)
    expect(await send(content)).toBe(lead.id)
    const [stored, ...others] = await allLeads(store)
    expect(others).toEqual([])
    expect(await store.readFile(stored?.fileIds[0] ?? '')).toMatchObject({ content })
    expect((await store.fileBytes()).loose).toBe(0)
    expect(await send(randomBytes(1000))).not.toBe(lead.id)
    expect(await allLeads(store)).toHaveLength(2)
    expect((await store.fileBytes()).loose).toBe(0)
  })

  it('deletes all data of a person, and nothing of others', async () => {
    const [own, shared] = [sampleFile(), sampleFile()]
    await store.saveFile(own, noon)
    await store.saveFile(shared, noon)
    await store.saveLead(sampleLead({ fileIds: [own.id, shared.id] }))
    await store.saveLead(sampleLead({ fields: [emailField(' ANN@Example.com')] }))
    const other = sampleLead({ fields: [emailField('bob@example.com')], fileIds: [shared.id] })
    await store.saveLead(other)
    await expect(store.deleteByEmail(' Ann@example.com ')).resolves.toEqual({ leads: 2, files: 1, isInLog: false })
    expect((await allLeads(store)).map(({ id }) => id)).toEqual([other.id])
    expect(await store.knownFiles([own.id, shared.id])).toEqual(new Set([shared.id]))
  })

  it('deletes an international address in both notations: browsers send either', async () => {
    const fields = ['ann@bücher.example', 'ann@xn--bcher-kva.example'].map(emailField)
    const leads = fields.map((field) => sampleLead({ fields: [field] }))
    for (const email of ['Ann@Bücher.example', 'ann@xn--bcher-kva.example']) {
      await Promise.all(leads.map((lead) => store.saveLead(lead)))
      await expect(store.deleteByEmail(email)).resolves.toMatchObject({ leads: 2 })
    }
  })

  it('lists leads in the order of arrival, across pages, by form and state', async () => {
    const leads = Array.from({ length: 603 }, (_, index) =>
      sampleLead({ receivedAt: noon + Math.floor(index / 3), formId: index % 2 ? 'demo' : 'news' }),
    )
    await Promise.all(leads.map((lead) => store.saveLead(lead)))
    const listed = await allLeads(store)
    expect(listed).toHaveLength(603)
    expect(listed.map(({ receivedAt }) => receivedAt)).toEqual(leads.map(({ receivedAt }) => receivedAt))
    expect(await allLeads(store, { formId: 'news', states: ['pending'] })).toHaveLength(302)
    expect(await allLeads(store, { states: ['dead'] })).toEqual([])
  })

  it('returns the latest leads in the order of arrival, and the number of all, by form and state', async () => {
    for (const [index, formId] of ['demo', 'news', 'news', 'demo'].entries()) {
      await store.saveLead(sampleLead({ receivedAt: noon + index, formId }))
    }
    const latest = async (filter: LeadFilter) => {
      const { leads, count } = await store.readLatestLeads(filter, 2)
      return [leads.map(({ receivedAt }) => receivedAt - noon), count]
    }
    expect(await latest({})).toEqual([[2, 3], 4])
    expect(await latest({ formId: 'news' })).toEqual([[1, 2], 2])
    expect(await latest({ states: ['dead'] })).toEqual([[], 0])
  })

  it('gives each due lead to one of many workers, at most as many together as asked for', async () => {
    const limit = 7
    await Promise.all(Array.from({ length: 40 }, () => store.saveLead(sampleLead())))
    const claim = () => store.claimDue({ now: noon, limit, lease: 1000 })
    const claims = await Promise.all(Array.from({ length: 12 }, claim))
    expect(Math.max(...claims.map(({ length }) => length))).toBe(limit)
    for (let rest = await claim(); rest.length > 0; rest = await claim()) {
      expect(rest.length).toBeLessThanOrEqual(limit)
      claims.push(rest)
    }
    const ids = claims.flat().map(({ id }) => id)
    expect(ids).toHaveLength(40)
    expect(new Set(ids).size).toBe(40)
  })

  const year = 365 * 24 * 60 * 60 * 1000

  it.each([
    ['ahead', year],
    ['back', -year],
  ])('gives out what is new, what waits and what a dead worker had, when the clock jumps %s', async (_name, jump) => {
    const [fresh, waiting, orphaned] = ['fresh', 'waiting', 'orphaned'].map((name) =>
      sampleLead({ fields: [emailField(`${name}@example.com`)] }),
    ) as [NewLead, NewLead, NewLead]
    await store.saveLead(waiting)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await store.recordFailure(waiting.id, { error: '500', now: noon, nextAttemptAt: noon + 5000, isInDoubt: false })
    await store.saveLead(orphaned)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    await store.saveLead(fresh)
    const now = noon + jump
    expect(await store.nextDue(now)).toBeLessThanOrEqual(now)
    const claimed = await store.claimDue({ now, limit: 10, lease: 1000 })
    expect(claimed.map(({ id }) => id).sort()).toEqual([fresh.id, waiting.id, orphaned.id].sort())
    // Only once: the clock does not jump again.
    expect(await store.claimDue({ now: now + 999, limit: 10, lease: 1000 })).toEqual([])
    expect(await store.nextDue(now)).toBe(now + 1000)
  })

  it('respects the claim of a machine whose clock is slightly ahead', async () => {
    await store.saveLead(sampleLead())
    await store.claimDue({ now: noon + 30_000, limit: 1, lease: 1000 })
    expect(await store.claimDue({ now: noon, limit: 1, lease: 1000 })).toEqual([])
  })

  it('does not give a worker a lead that it is delivering', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    await store.claimDue({ now: noon, limit: 1, lease: 1000 })
    expect(await store.claimDue({ now: noon + year, limit: 1, lease: 1000, except: [lead.id] })).toEqual([])
  })

  it('reports the backlog, its age and the last error', async () => {
    expect(await store.backlog()).toEqual({ size: 0 })
    const [first, second] = [sampleLead({ receivedAt: noon - 5 }), sampleLead()]
    for (const lead of [first, second, sampleLead({ spamReason: 'honeypot' })]) await store.saveLead(lead)
    expect(await store.backlog()).toEqual({ size: 2, oldest: noon - 5 })
    for (const [now, { id }] of [first, second].entries()) {
      await store.recordFailure(id, { error: `error ${now}`, now, nextAttemptAt: noon, isInDoubt: false })
    }
    expect(await store.backlog()).toEqual({ size: 2, oldest: noon - 5, lastError: 'error 1' })
  })

  const day = 24 * 60 * 60 * 1000

  it('deletes files of spam after a week, but not of other leads', async () => {
    const [spam, lead] = [sampleFile(), sampleFile()]
    await store.saveLead(sampleLead({ fileIds: [spam.id], spamReason: 'honeypot' }), [spam])
    await store.saveLead(sampleLead({ fileIds: [lead.id] }), [lead])
    expect(await store.fileBytes()).toEqual({ all: 2000, loose: 1000 })
    await store.tidy(noon + 6 * day, { states: [] })
    expect(await store.knownFiles([spam.id, lead.id])).toEqual(new Set([spam.id, lead.id]))
    await store.tidy(noon + 8 * day, { states: [] })
    expect(await store.knownFiles([spam.id, lead.id])).toEqual(new Set([lead.id]))
    expect((await allLeads(store)).map(({ state, fileIds }) => [state, fileIds]).sort()).toEqual([
      ['pending', [lead.id]],
      ['spam', []],
    ])
  })

  it('deletes expired leads with their files, but none that waits for the CRM', async () => {
    const [old, recent, waiting] = [noon - 10 * day, noon - day, noon - 20 * day].map((receivedAt) =>
      sampleLead({ receivedAt }),
    ) as [NewLead, NewLead, NewLead]
    const file = sampleFile()
    await store.saveLead({ ...old, fileIds: [file.id] }, [file])
    for (const lead of [recent, waiting]) await store.saveLead(lead)
    for (const { id } of [old, recent]) await store.recordDelivered(id, noon)
    await store.tidy(noon, { leads: 9 * day, states: ['delivered', 'dead', 'spam'] })
    expect((await allLeads(store)).map(({ id }) => id)).toEqual([waiting.id, recent.id])
    expect(await store.fileBytes()).toEqual({ all: 0, loose: 0 })
  })

  it('removes visitors’ addresses and keeps the rest', async () => {
    await store.saveLead(sampleLead({ receivedAt: noon - 2 * day }))
    await store.saveLead(sampleLead())
    await store.tidy(noon, { states: [], addresses: day })
    expect((await allLeads(store)).map(({ context }) => context.ipAddress)).toEqual(['', '203.0.113.7'])
  })
})

describe('an embedded database', () => {
  it('can be created and used by several processes that start together', async () => {
    const { url, end } = await embedded.begin()
    const stores = await Promise.all(Array.from({ length: 4 }, () => openLeadStore(url)))
    await Promise.all(stores.map((store) => store.saveLead(sampleLead())))
    expect(await allLeads(stores[0] as LeadStore)).toHaveLength(4)
    await Promise.all(stores.map((store) => store.close()))
    await end()
  })

  it('keeps no trace of a deleted person', async () => {
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

describe('a database that cannot be opened', () => {
  it.each([
    ['postgres://leads:secret@127.0.0.1:1/leads', 'postgres://127.0.0.1:1/leads'],
    ['file:/dev/null/leads.db', 'file:/dev/null/leads.db'],
    ['postgres://leads:s3c?r#e@t@127.0.0.1:1/leads?password=s3cret', 'postgres://127.0.0.1:1/leads'],
    ['postgres:leads:s3cret@127.0.0.1:1/leads', 'postgres:127.0.0.1:1/leads'],
  ])('is named, without its password: %s', async (url, shown) => {
    const error: unknown = await openLeadStore(url).catch((reason: unknown) => reason)
    expect(String(error)).toContain(`Cannot open the leads database ${shown}: `)
    expect(String(error)).not.toMatch(/secret|s3c|ret@|t@1/)
  })
})
