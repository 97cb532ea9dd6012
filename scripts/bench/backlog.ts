import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Crm } from '../../server/delivery/crm'
import { createDelivery } from '../../server/delivery/delivery'
import { openLeadStore, type LeadStore } from '../../server/store/lead-store'
import { sampleLead } from '../../server/test-support/samples'
import { startPostgres } from '../../server/test-support/test-engines'
import { formatTable } from './figures'

/** How fast a backlog is delivered to a CRM that answers immediately. */
export interface BacklogRate {
  readonly name: string
  /** Leads that wait when the measurement begins. */
  readonly pending: number
  /** Leads in a second. */
  readonly rate: number
  /** Ms for the figures of `/metrics`: all leads by state, and the backlog. */
  readonly figures: number
}

/** The rate that must be reached, in leads per second. */
const slowest = 200

/** Leads that are stored at the same time. */
const together = 1000

const instantCrm = (onSubmit: () => void): Crm => ({
  submit: () => {
    onSubmit()
    return Promise.resolve({ kind: 'delivered' })
  },
  has: () => Promise.resolve('no'),
  upload: () => Promise.resolve({ url: '' }),
  stop: () => undefined,
})

async function fill(store: LeadStore, pending: number): Promise<void> {
  for (let stored = 0; stored < pending; stored += together) {
    await Promise.all(Array.from({ length: Math.min(together, pending - stored) }, () => store.saveLead(sampleLead())))
  }
}

async function measureEngine(name: string, url: string, pending: number, seconds: number): Promise<BacklogRate> {
  const store = await openLeadStore(url)
  try {
    await fill(store, pending)
    const asked = performance.now()
    await store.countByState()
    await store.backlog()
    const figures = performance.now() - asked

    let submitted = 0
    const fail = (what: string, error: unknown): never => {
      throw new Error(what, { cause: error })
    }
    const delivery = createDelivery(
      store,
      instantCrm(() => (submitted += 1)),
      fail,
    )
    const began = performance.now()
    delivery.start()
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    const rate = (submitted * 1000) / (performance.now() - began)
    await delivery.stop()
    return { name, pending, rate, figures }
  } finally {
    await store.close()
  }
}

/** Measures both engines, with each commit synced to disk. */
export async function measureBacklog(pending: number, seconds: number): Promise<readonly BacklogRate[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'backlog-bench-'))
  const embedded = await measureEngine('Embedded', `file:${path.join(folder, 'leads.db')}`, pending, seconds)
  await rm(folder, { recursive: true })
  const postgres = await startPostgres({ isDurable: true })
  try {
    return [embedded, await measureEngine('PostgreSQL', postgres.url, pending, seconds)]
  } finally {
    await postgres.stop()
  }
}

const count = (value: number): string => Math.round(value).toLocaleString('en-US')

export const formatBacklog = (rates: readonly BacklogRate[]): string =>
  [
    'Delivery of a backlog to a CRM that answers immediately',
    formatTable([
      ['', 'pending', 'delivered', 'figures'],
      ...rates.map(({ name, pending, rate, figures }) => [
        name,
        count(pending),
        `${count(rate)}/s`,
        `${figures.toFixed(1)} ms`,
      ]),
    ]),
  ].join('\n\n')

export const slowBacklogs = (rates: readonly BacklogRate[]): readonly string[] =>
  rates
    .filter(({ rate }) => rate < slowest)
    .map(
      ({ name, pending, rate }) =>
        `${name}: ${count(rate)} of ${count(pending)} pending leads are delivered in a second, fewer than ${slowest}`,
    )
