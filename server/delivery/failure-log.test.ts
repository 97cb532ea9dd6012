import type { Backlog } from '../store/lead-queue'
import { createFailureLog, describeBacklog } from './failure-log'

const minute = 60_000
const hour = 60 * minute

let time: number
/** `undefined` if the database fails. */
let backlog: Backlog | undefined
const report = jest.fn<undefined, [what: string, error: unknown]>()

beforeEach(() => {
  time = 0
  backlog = { size: 12, oldest: -3 * hour, lastError: '401' }
  report.mockClear()
})

const open = () =>
  createFailureLog({
    backlog: () => (backlog ? Promise.resolve(backlog) : Promise.reject(new Error('database is locked'))),
    report,
    now: () => time,
    elapsed: () => time,
  })

it('reports the first failure of each kind immediately, with the backlog and advice', async () => {
  const log = open()
  await log.note('token')
  await log.note('unreachable')
  await log.note('token')
  expect(report.mock.calls).toEqual([
    ['The CRM rejects the token', new Error('12 leads wait, the oldest for 3 hours. Check HUBSPOT_TOKEN.')],
    ['The CRM can’t be reached', new Error('12 leads wait, the oldest for 3 hours. Delivery will be tried again.')],
  ])
})

it('reports a failure also while the database cannot count the backlog', async () => {
  backlog = undefined
  await open().note('token')
  expect(report).toHaveBeenCalledWith('The CRM rejects the token', new Error('Check HUBSPOT_TOKEN.'))
})

it('reports each set of rejected fields once an hour', () => {
  const log = open()
  for (time of [0, 1]) {
    log.noteLeftOut(['utm_source', 'gclid'])
    log.noteLeftOut(['gclid'])
  }
  expect(report).toHaveBeenCalledTimes(2)
  time = hour
  log.noteLeftOut(['gclid'])
  expect(report).toHaveBeenLastCalledWith(
    'The CRM rejects hidden fields',
    new Error('Leads are delivered without gclid. Create these properties in HubSpot and add them to the forms.'),
  )
})

it('repeats the report hourly, even without tries, until a lead is accepted', async () => {
  const log = open()
  await log.note('token')
  for (time of [1, hour - 1, hour, hour + 1, 2 * hour]) await log.remind()
  expect(report).toHaveBeenCalledTimes(3)
  log.clear()
  time = 4 * hour
  await log.remind()
  expect(report).toHaveBeenCalledTimes(3)
  await log.note('token')
  expect(report).toHaveBeenCalledTimes(4)
})

it('does not log every failure of a CRM that fails occasionally', async () => {
  const log = open()
  for (time of [0, 1, 2, 3]) {
    await log.note('failing')
    log.clear()
  }
  expect(report).toHaveBeenCalledTimes(1)
})

it.each([
  [{ size: 0 }, 'no lead waits'],
  [{ size: 1, oldest: 0 }, '1 lead waits, the oldest for 1 minute'],
  [{ size: 2, oldest: -90 * minute }, '2 leads wait, the oldest for 90 minutes'],
  [{ size: 2, oldest: -49 * hour }, '2 leads wait, the oldest for 2 days'],
])('describes %j', (waiting, text) => {
  expect(describeBacklog(waiting, 0)).toBe(text)
})
