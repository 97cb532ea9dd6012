import { writeFile } from 'node:fs/promises'
import { type CrmFaults, startCrm } from '../../local/crm/start-crm'
import { openLeadStore } from '../../server/store/lead-store'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { allLeads } from '../../server/test-support/test-dependencies'
import { embedded, startPostgres, type Place } from '../../server/test-support/test-engines'
import { until } from '../../server/test-support/until'
import { submitPath } from '../../src/forms/model/contract'
import { startMortalServer, type MortalServer } from './fault-test/mortal-server'
import { checkOutcome, faultTestForm, sendSubmission, type Sent } from './fault-test/submissions'

const at = useOwnFolder()
let crm: Awaited<ReturnType<typeof startCrm>>
const cleanUps: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Starts servers with the same database and CRM, by default without a rate limit. */
async function startServers(
  count: number,
  database: { readonly url: string },
  environment: NodeJS.ProcessEnv = {},
): Promise<readonly MortalServer[]> {
  await writeFile(at('_forms.json'), JSON.stringify([faultTestForm]))
  crm = await startCrm()
  cleanUps.push(crm.close)
  const settings = {
    LEADS_DATABASE_URL: database.url,
    LEADS_FORMS: at('_forms.json'),
    LEADS_RATE_LIMIT: '0',
    HUBSPOT_PORTAL_ID: crm.portalId,
    HUBSPOT_TOKEN: crm.token,
    HUBSPOT_URL: crm.url,
    ...environment,
  }
  const start = async (): Promise<MortalServer> => {
    const server = await startMortalServer(settings)
    cleanUps.push(server.stop)
    return server
  }
  return Promise.all(Array.from({ length: count }, start))
}

/** Waits until every lead is delivered, then compares the sent leads with the store and the CRM. */
async function problemsOf(sent: readonly Sent[], databaseUrl: string) {
  const store = await openLeadStore(databaseUrl)
  cleanUps.push(store.close)
  await until(async () => (await store.countByState()).pending === 0)
  return checkOutcome(sent, await allLeads(store), crm.state)
}

it('two servers with an embedded database deliver each lead once, although half of the calls of the CRM fail', async () => {
  const database = await embedded.begin()
  cleanUps.push(database.end)
  const servers = await startServers(2, database)
  crm.setFaults(crmFaults)
  const sent = await Promise.all(
    Array.from({ length: 24 }, (_, index) => sendSubmission(servers[index % 2]?.url ?? '', index)),
  )
  expect(await problemsOf(sent, database.url)).toEqual([])
})

const crmFaults: CrmFaults = {
  rate: 0.5,
  faults: ['error', 'reset', 'cut', 'html', 'empty', 'busy', 'hang'],
  isDone: 'sometimes',
}

/** Blocks the CRM, which runs in this process, for longer than a server waits for an answer. */
const stopCrm = (): void => {
  const end = performance.now() + 800
  while (performance.now() < end);
}

describe('servers with one PostgreSQL database', () => {
  let database: Place

  beforeAll(async () => {
    database = await startPostgres()
  })
  afterAll(() => database.end())

  it('lose and duplicate no leads while three are killed in turn and half of the calls of the CRM fail', async () => {
    const servers = await startServers(3, database)
    crm.setFaults(crmFaults)
    const total = 60
    const sent: Sent[] = []
    let next = 0
    const client = async (): Promise<void> => {
      for (let index = next++; index < total; index = next++) {
        const server = servers[index % servers.length]
        if (server) sent.push(await sendSubmission(server.url, index))
      }
    }
    const killer = async (): Promise<void> => {
      for (const [turn, server] of servers.entries()) {
        await until(() => sent.length >= ((turn + 1) * total) / (servers.length + 1))
        await server.kill()
        stopCrm()
      }
    }
    await Promise.all([killer(), ...Array.from({ length: 12 }, client)])

    expect(await problemsOf(sent, database.url)).toEqual([])
    expect(sent).toHaveLength(total)
    expect(servers.map(({ kills }) => kills())).toEqual([1, 1, 1])
  })

  it('share a visitor’s rate limit, also after one was killed', async () => {
    const servers = await startServers(2, database, { LEADS_RATE_LIMIT: '3' })
    const submit = async ({ url }: { readonly url: string }, index: number): Promise<number> => {
      const body = JSON.stringify({ formId: faultTestForm.id, email: `lead-${index}@example.com` })
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(`${url}${submitPath}`, { method: 'POST', headers, body })).status
    }
    const statuses: number[] = []
    for (let round = 0; round < 2; round += 1) {
      for (const server of servers) statuses.push(await submit(server, statuses.length))
      if (round === 0) await servers[0]?.kill()
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
