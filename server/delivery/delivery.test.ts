import type { LeadStore } from '../store/lead-store'
import { noon, sampleFile, sampleLead } from '../test-support/samples'
import { allLeads, openTestStore } from '../test-support/test-dependencies'
import { until } from '../test-support/until'
import type { Crm } from './crm'
import { createDelivery, type DeliveryOptions } from './delivery'
import { defaultRetryPlan } from './retry-plan'

let store: LeadStore
let time: number
const report = jest.fn()

beforeEach(async () => {
  store = await openTestStore()
  time = noon
  report.mockClear()
})
afterEach(() => store.close())

const takesAll: Crm = {
  submit: () => Promise.resolve({ kind: 'delivered' }),
  has: () => Promise.resolve('no'),
  upload: ({ id }) => Promise.resolve({ url: `https://crm.example/${id}` }),
  stop: () => undefined,
}

const fails = { kind: 'unavailable', cause: 'failing', error: '500 no', isInDoubt: true } as const

const refuses = { kind: 'refused', cause: 'refused', error: '400 INVALID_EMAIL', isInDoubt: false } as const

const day = 24 * 60 * 60 * 1000

const plan = { ...defaultRetryPlan, unavailable: { first: 1000, longest: 60_000 }, fewestTries: 2 }

const deliveryTo = (crm: Partial<Crm>, options: DeliveryOptions = {}) =>
  createDelivery(store, { ...takesAll, ...crm }, report, { plan, now: () => time, random: () => 0, ...options })

const stateOf = async () => (await allLeads(store))[0]

describe('delivery of due leads', () => {
  it('delivers each lead once, the oldest first', async () => {
    const leads = Array.from({ length: 12 }, (_, index) => sampleLead({ receivedAt: noon - 100 + index }))
    for (const lead of [...leads].reverse()) await store.saveLead(lead)
    const submit = jest.fn(takesAll.submit)
    const delivery = deliveryTo({ submit }, { concurrency: 1 })
    await expect(delivery.deliverDue()).resolves.toEqual({ delivered: 12, failed: 0, givenUp: 0 })
    await expect(delivery.deliverDue()).resolves.toEqual({ delivered: 0, failed: 0, givenUp: 0 })
    expect(submit.mock.calls.map(([{ id }]) => id)).toEqual(leads.map(({ id }) => id))
    expect(await store.countByState()).toMatchObject({ delivered: 12, pending: 0 })
  })

  it('retries after growing waits, and never gives up while the CRM fails', async () => {
    await store.saveLead(sampleLead())
    const delivery = deliveryTo({ submit: () => Promise.resolve(fails) })
    await expect(delivery.deliverDue()).resolves.toMatchObject({ failed: 1 })
    expect(await stateOf()).toMatchObject({
      state: 'pending',
      attempts: 1,
      lastError: '500 no',
      nextAttemptAt: noon + 1000,
    })
    await expect(delivery.deliverDue()).resolves.toMatchObject({ failed: 0 })
    time += 31 * day
    await delivery.deliverDue()
    expect(await stateOf()).toMatchObject({ state: 'pending', attempts: 2, nextAttemptAt: time + 2000 })
  })

  it('retries a refused lead for 30 days, then gives up with a message', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    const delivery = deliveryTo({ submit: () => Promise.resolve(refuses) })
    await expect(delivery.deliverDue()).resolves.toMatchObject({ failed: 1, givenUp: 0 })
    expect(await stateOf()).toMatchObject({ state: 'pending', lastError: '400 INVALID_EMAIL' })
    time += 30 * day - 1
    await delivery.deliverDue()
    expect(await stateOf()).toMatchObject({ state: 'pending', nextAttemptAt: time + 600_000 })
    time += 600_000
    await expect(delivery.deliverDue()).resolves.toMatchObject({ failed: 0, givenUp: 1 })
    expect(await stateOf()).toMatchObject({ state: 'dead', attempts: 3, lastError: '400 INVALID_EMAIL' })
    expect(report).toHaveBeenLastCalledWith(
      expect.stringContaining(lead.id),
      new Error('"npm run leads -- dead" shows why.'),
    )
  })

  it('does not give up on an old lead after the first refusal', async () => {
    await store.saveLead(sampleLead({ receivedAt: noon - 400 * day }))
    await deliveryTo({ submit: () => Promise.resolve(refuses) }).deliverDue()
    expect(await stateOf()).toMatchObject({ state: 'pending' })
  })

  it('tries all leads although the CRM refuses them, and reports that once', async () => {
    for (let index = 0; index < 30; index += 1) await store.saveLead(sampleLead())
    const delivery = deliveryTo({ submit: () => Promise.resolve(refuses) })
    await expect(delivery.deliverDue()).resolves.toMatchObject({ failed: 30 })
    expect(await store.countByState()).toMatchObject({ pending: 30, dead: 0 })
    expect(report).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledWith('The CRM refuses leads', expect.any(Error))
  })

  it('reports the hidden fields that the CRM rejects', async () => {
    await store.saveLead(sampleLead())
    const submit: Crm['submit'] = () => Promise.resolve({ kind: 'delivered', without: ['utm_source', 'gclid'] })
    await expect(deliveryTo({ submit }).deliverDue()).resolves.toMatchObject({ delivered: 1 })
    expect(String(report.mock.calls[0])).toContain('utm_source, gclid')
  })
})

describe('a CRM that fails', () => {
  let elapsed: number
  const saveLeads = async (count: number) => {
    for (let index = 0; index < count; index += 1) await store.saveLead(sampleLead({ receivedAt: noon + index }))
  }
  const failingCrm = (result: Awaited<ReturnType<Crm['submit']>>) => {
    elapsed = 0
    const submit = jest.fn<ReturnType<Crm['submit']>, Parameters<Crm['submit']>>(() => Promise.resolve(result))
    return { submit, delivery: deliveryTo({ submit }, { elapsed: () => elapsed, concurrency: 1 }) }
  }

  it('gets no lead during a pause, then one as a test, and all after a success', async () => {
    await saveLeads(20)
    const { submit, delivery } = failingCrm(fails)
    await delivery.deliverDue()
    expect(submit).toHaveBeenCalledTimes(5)
    await delivery.deliverDue()
    expect(submit).toHaveBeenCalledTimes(5)
    elapsed += delivery.pause() ?? 0
    await delivery.deliverDue()
    expect(submit).toHaveBeenCalledTimes(6)
    elapsed += delivery.pause() ?? 0
    submit.mockImplementation(takesAll.submit)
    await expect(delivery.deliverDue()).resolves.toMatchObject({ delivered: 14 })
    time += 1000
    await expect(delivery.deliverDue()).resolves.toMatchObject({ delivered: 6 })
  })

  it('gets all leads after its rate limit ends', async () => {
    await saveLeads(20)
    const { submit, delivery } = failingCrm({ ...fails, cause: 'busy', isInDoubt: false, pause: 10_000 })
    submit.mockImplementationOnce(takesAll.submit)
    await expect(delivery.deliverDue()).resolves.toMatchObject({ delivered: 1, failed: 1 })
    elapsed += 10_000
    time += 10_000
    submit.mockImplementation(takesAll.submit)
    await expect(delivery.deliverDue()).resolves.toMatchObject({ delivered: 19 })
  })
})

it.each([
  ['ahead', 1],
  ['back', -1],
])('delivers no lead twice or late when the clock jumps %s meanwhile', async (_name, direction) => {
  for (let index = 0; index < 12; index += 1) await store.saveLead(sampleLead({ receivedAt: time }))
  let isFirst = true
  const submit = jest.fn<ReturnType<Crm['submit']>, Parameters<Crm['submit']>>(async () => {
    time += direction * day
    // The other workers look for work now.
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
    const result = isFirst ? fails : ({ kind: 'delivered' } as const)
    isFirst = false
    return result
  })
  const delivery = deliveryTo({ submit })
  await delivery.deliverDue()
  time -= direction * day
  await delivery.deliverDue()
  expect(await store.countByState()).toMatchObject({ delivered: 12, pending: 0 })
  expect(submit).toHaveBeenCalledTimes(13)
})

describe('a lead in doubt', () => {
  const doubtful = async () => {
    await store.saveLead(sampleLead())
    await deliveryTo({ submit: () => Promise.resolve(fails) }).deliverDue()
    time += 1000
  }

  it('is not sent again if the CRM has it', async () => {
    await doubtful()
    const submit = jest.fn(takesAll.submit)
    await deliveryTo({ submit, has: () => Promise.resolve('yes') }).deliverDue()
    expect(submit).not.toHaveBeenCalled()
    expect(await stateOf()).toMatchObject({ state: 'delivered' })
  })

  it.each(['no', 'unknown'] as const)('is sent again when the answer is %s', async (known) => {
    await doubtful()
    const submit = jest.fn(takesAll.submit)
    await deliveryTo({ submit, has: () => Promise.resolve(known) }).deliverDue()
    expect(submit).toHaveBeenCalledTimes(1)
    expect(await stateOf()).toMatchObject({ state: 'delivered' })
  })

  it('stays in doubt while the CRM cannot be queried', async () => {
    await doubtful()
    await deliveryTo({ has: () => Promise.resolve(fails) }).deliverDue()
    expect(await stateOf()).toMatchObject({ state: 'pending', isInDoubt: true, attempts: 2 })
  })

  it('is not any other lead', async () => {
    await store.saveLead(sampleLead())
    const has = jest.fn(takesAll.has)
    await deliveryTo({ has, submit: () => Promise.resolve({ ...fails, isInDoubt: false }) }).deliverDue()
    time += 1000
    await deliveryTo({ has }).deliverDue()
    expect(has).not.toHaveBeenCalled()
  })
})

it('does not send a lead after its claim has expired, such as while the process was suspended', async () => {
  const file = sampleFile()
  await store.saveLead(sampleLead({ fileIds: [file.id] }), [file])
  const upload: Crm['upload'] = (uploaded) => {
    time += 5 * 60 * 1000
    return takesAll.upload(uploaded)
  }
  const submit = jest.fn(takesAll.submit)
  await expect(deliveryTo({ submit, upload }, { concurrency: 1 }).deliverDue()).resolves.toMatchObject({ delivered: 1 })
  expect(submit.mock.calls).toEqual([[expect.objectContaining({ isInDoubt: true }), expect.anything()]])
})

it('sends a lead after all its files, and uploads each file once', async () => {
  const files = [sampleFile(), sampleFile()]
  for (const file of files) await store.saveFile(file, noon)
  await store.saveLead(sampleLead({ fileIds: files.map(({ id }) => id) }))
  const [first, second] = [...files].sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ id }) => id)
  const upload = jest.fn(takesAll.upload)
  upload.mockImplementationOnce(takesAll.upload).mockImplementationOnce(() => Promise.resolve(fails))
  const submit = jest.fn(takesAll.submit)
  const delivery = deliveryTo({ upload, submit })
  await delivery.deliverDue()
  expect(submit).not.toHaveBeenCalled()
  expect(await stateOf()).toMatchObject({ state: 'pending', isInDoubt: false })
  time += 1000
  await delivery.deliverDue()
  expect(upload.mock.calls.map(([{ id }]) => id)).toEqual([first, second, second])
  expect(submit.mock.calls[0]?.[1]).toEqual(new Map(files.map(({ id }) => [id, `https://crm.example/${id}`])))
})

describe('a running worker', () => {
  const isDelivered = async () => (await store.countByState()).pending === 0

  it('delivers waiting leads, and new ones when it is woken', async () => {
    await store.saveLead(sampleLead())
    const delivery = deliveryTo({}, { longestRest: 1e6 })
    delivery.start()
    delivery.start()
    await until(isDelivered)
    expect(await store.countByState()).toMatchObject({ delivered: 1 })
    await store.saveLead(sampleLead())
    delivery.wake()
    await until(isDelivered)
    expect(await store.countByState()).toMatchObject({ delivered: 2 })
    await delivery.stop()
  })

  it('finishes deliveries in progress when it is stopped, and starts no others', async () => {
    await store.saveLead(sampleLead())
    await store.saveLead(sampleLead())
    let finish: () => void = () => undefined
    const submit = jest.fn<ReturnType<Crm['submit']>, []>(
      () => new Promise((resolve) => (finish = () => resolve({ kind: 'delivered' }))),
    )
    const delivery = deliveryTo({ submit }, { concurrency: 1 })
    delivery.start()
    await until(() => submit.mock.calls.length > 0)
    const stopped = delivery.stop()
    finish()
    await stopped
    delivery.wake()
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate)
    expect(submit).toHaveBeenCalledTimes(1)
    expect(await store.countByState()).toMatchObject({ delivered: 1, pending: 1 })
  })

  it('records deliveries in progress when it is stopped after a database failure', async () => {
    await store.saveLead(sampleLead())
    await store.saveLead(sampleLead())
    let finish: () => void = () => undefined
    const submit = jest
      .fn(takesAll.submit)
      .mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve({ kind: 'delivered' }))))
    const claimDue = jest
      .fn(store.claimDue)
      .mockImplementationOnce(store.claimDue)
      .mockRejectedValueOnce(new Error('database is locked'))
    const options = { now: () => time, concurrency: 2 }
    const delivery = createDelivery({ ...store, claimDue }, { ...takesAll, submit }, report, options)
    delivery.start()
    await until(() => claimDue.mock.calls.length > 1)
    const stopped = delivery.stop()
    setImmediate(finish)
    await stopped
    expect(await store.countByState()).toMatchObject({ delivered: 2 })
  })

  it('continues after a database failure', async () => {
    await store.saveLead(sampleLead())
    const claimDue = jest.fn(store.claimDue).mockRejectedValueOnce(new Error('database is locked'))
    const options = { now: () => time, longestRest: 1, concurrency: 1 }
    const delivery = createDelivery({ ...store, claimDue }, takesAll, report, options)
    delivery.start()
    await until(isDelivered)
    await delivery.stop()
    expect(report).toHaveBeenCalledWith(expect.any(String), new Error('database is locked'))
    expect(await store.countByState()).toMatchObject({ delivered: 1 })
  })
})
