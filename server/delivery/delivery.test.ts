import type { LeadStore } from '../store/lead-store'
import { emailField, noon, sampleFile, sampleLead } from '../test-support/samples'
import { allLeads, openTestStore } from '../test-support/test-dependencies'
import { until } from '../test-support/until'
import type { Crm } from './crm'
import { createDelivery, defaultRetryPlan, waitAfter, type DeliveryOptions } from './delivery'

const shortPlan = { tries: 6, firstWait: 1000, longestWait: 5000 }

describe('the wait before the next try', () => {
  it('doubles, up to the longest, and ends after the last try', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((attempts) => waitAfter(attempts, shortPlan, 0))).toEqual([
      1000,
      2000,
      4000,
      5000,
      5000,
      undefined,
      undefined,
    ])
  })

  it('is cut by a random part of up to a half', () => {
    expect(waitAfter(1, shortPlan, 1)).toBe(500)
    expect(waitAfter(3, shortPlan, 0.5)).toBe(3000)
  })

  it('is as long as the CRM asks for', () => {
    expect(waitAfter(1, shortPlan, 0, 9000)).toBe(9000)
    expect(waitAfter(3, shortPlan, 0, 10)).toBe(4000)
  })

  it('by default outlasts three days, even when chance cuts each wait as short as it can', () => {
    const hoursAt = (random: number): number =>
      Array.from(
        { length: defaultRetryPlan.tries - 1 },
        (_, index) => waitAfter(index + 1, defaultRetryPlan, random) ?? 0,
      ).reduce((sum, wait) => sum + wait, 0) / 3_600_000
    expect(hoursAt(1)).toBeGreaterThan(72)
    expect(hoursAt(0)).toBeLessThan(30 * 24)
  })
})

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
}

const fails = { kind: 'retry', cause: 'failing', error: '500 no', isInDoubt: true } as const

const plan = { tries: 3, firstWait: 1000, longestWait: 60_000 }

const deliveryTo = (crm: Partial<Crm>, options: DeliveryOptions = {}) =>
  createDelivery(store, { ...takesAll, ...crm }, report, { plan, now: () => time, random: () => 0, ...options })

const stateOf = async () => (await allLeads(store))[0]

describe('delivery of what is due', () => {
  it('gives each lead to the CRM once, the oldest first', async () => {
    const leads = Array.from({ length: 12 }, (_, index) => sampleLead({ receivedAt: noon - 100 + index }))
    for (const lead of [...leads].reverse()) await store.saveLead(lead)
    const submit = jest.fn(takesAll.submit)
    const delivery = deliveryTo({ submit }, { concurrency: 1 })
    await expect(delivery.deliverDue()).resolves.toEqual({ delivered: 12, failed: 0, givenUp: 0 })
    await expect(delivery.deliverDue()).resolves.toEqual({ delivered: 0, failed: 0, givenUp: 0 })
    expect(submit.mock.calls.map(([{ id }]) => id)).toEqual(leads.map(({ id }) => id))
    expect(await store.countByState()).toMatchObject({ delivered: 12, pending: 0 })
  })

  it('gives no lead to two workers', async () => {
    for (let index = 0; index < 40; index += 1) await store.saveLead(sampleLead())
    const submit = jest.fn(takesAll.submit)
    const workers = [deliveryTo({ submit }), deliveryTo({ submit })]
    await Promise.all(workers.map((worker) => worker.deliverDue()))
    expect(submit).toHaveBeenCalledTimes(40)
  })

  it('tries again after a growing wait, and gives up on nothing silently', async () => {
    const lead = sampleLead()
    await store.saveLead(lead)
    const delivery = deliveryTo({ submit: () => Promise.resolve(fails) })
    await expect(delivery.deliverDue()).resolves.toMatchObject({ failed: 1 })
    expect(await stateOf()).toMatchObject({
      state: 'pending',
      attempts: 1,
      lastError: '500 no',
      nextAttemptAt: noon + 1000,
    })
    await expect(delivery.deliverDue()).resolves.toMatchObject({ failed: 0 })
    time += 1000
    await delivery.deliverDue()
    expect(await stateOf()).toMatchObject({ attempts: 2, nextAttemptAt: time + 2000 })
    time += 2000
    await expect(delivery.deliverDue()).resolves.toMatchObject({ givenUp: 1 })
    expect(await stateOf()).toMatchObject({ state: 'dead', attempts: 3, lastError: '500 no' })
    expect(report).toHaveBeenCalledWith(
      expect.stringContaining(lead.id),
      new Error('"npm run leads -- dead" shows why.'),
    )
  })

  it('gives up at once on what the CRM will never take', async () => {
    await store.saveLead(sampleLead())
    await deliveryTo({ submit: () => Promise.resolve({ kind: 'refused', error: '400 INVALID_EMAIL' }) }).deliverDue()
    expect(await stateOf()).toMatchObject({ state: 'dead', lastError: '400 INVALID_EMAIL' })
    expect(report).toHaveBeenCalledTimes(1)
  })

  it('does not let one lead hold up the others', async () => {
    await store.saveLead(sampleLead({ receivedAt: noon - 2, fields: [emailField('bad@example.com')] }))
    await store.saveLead(sampleLead({ receivedAt: noon - 1 }))
    const submit: Crm['submit'] = ({ fields }) =>
      Promise.resolve(fields[0]?.value === 'bad@example.com' ? fails : { kind: 'delivered' })
    await expect(deliveryTo({ submit }, { concurrency: 1 }).deliverDue()).resolves.toMatchObject({
      delivered: 1,
      failed: 1,
    })
  })
})

describe('a clock that jumps', () => {
  it.each([
    ['ahead', 1],
    ['back', -1],
  ])('%s while leads are delivered has none delivered twice, or late', async (_name, direction) => {
    for (let index = 0; index < 12; index += 1) await store.saveLead(sampleLead({ receivedAt: time }))
    let isFirst = true
    const submit = jest.fn<ReturnType<Crm['submit']>, Parameters<Crm['submit']>>(async () => {
      time += direction * 24 * 60 * 60 * 1000
      // The others look for work now.
      for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
      const result = isFirst ? fails : ({ kind: 'delivered' } as const)
      isFirst = false
      return result
    })
    const delivery = deliveryTo({ submit }, { now: () => time })
    await delivery.deliverDue()
    time -= direction * 24 * 60 * 60 * 1000
    await delivery.deliverDue()
    expect(await store.countByState()).toMatchObject({ delivered: 12, pending: 0 })
    expect(submit).toHaveBeenCalledTimes(13)
  })
})

it('says at once that the CRM takes no leads, and not for each of them', async () => {
  for (let index = 0; index < 3; index += 1) await store.saveLead(sampleLead({ receivedAt: noon - 7_200_000 }))
  const refused = { ...fails, cause: 'token', error: '401 ann@example.com' } as const
  await deliveryTo({ submit: () => Promise.resolve(refused) }).deliverDue()
  expect(report.mock.calls).toEqual([
    ['The CRM rejects the token', new Error('3 leads wait, the oldest for 2 hours. Check HUBSPOT_TOKEN.')],
  ])
})

describe('a lead in doubt', () => {
  const doubtful = async () => {
    await store.saveLead(sampleLead())
    await deliveryTo({ submit: () => Promise.resolve(fails) }).deliverDue()
    time += 1000
  }

  it('is not sent again when the CRM has it', async () => {
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

  it('stays in doubt while the CRM can’t say', async () => {
    await doubtful()
    await deliveryTo({ has: () => Promise.resolve(fails) }).deliverDue()
    expect(await stateOf()).toMatchObject({ state: 'pending', isInDoubt: true, attempts: 2 })
  })

  it('is one whose worker never came back', async () => {
    await store.saveLead(sampleLead())
    await store.claimDue({ now: time, limit: 1, lease: 1000 })
    time += 1000
    const has = jest.fn(takesAll.has)
    await deliveryTo({ has }).deliverDue()
    expect(has).toHaveBeenCalledTimes(1)
  })

  it('is no other', async () => {
    await store.saveLead(sampleLead())
    const has = jest.fn(takesAll.has)
    await deliveryTo({ has, submit: () => Promise.resolve({ ...fails, isInDoubt: false }) }).deliverDue()
    time += 1000
    await deliveryTo({ has }).deliverDue()
    expect(has).not.toHaveBeenCalled()
  })
})

describe('a lead with files', () => {
  it('is sent when the CRM has them all, and each is uploaded once', async () => {
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
})

describe('a running worker', () => {
  const isDelivered = async () => (await store.countByState()).pending === 0

  it('delivers what is there, and what comes when it is woken', async () => {
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

  it('finishes what it is doing when it is stopped, and begins nothing else', async () => {
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

  it('goes on after the database could not be asked', async () => {
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
