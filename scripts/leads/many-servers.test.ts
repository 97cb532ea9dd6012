import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCrm } from '../../local/crm/start-crm'
import type { Lead } from '../../server/lead'
import { openLeadStore } from '../../server/store/lead-store'
import { startPostgres, testEngines } from '../../server/test-support/test-engines'
import { submitPath } from '../../src/data/forms'
import { serverEnvironment, startMortalServer } from './fault-test/mortal-server'
import { checkOutcome, faultTestForms, sendSubmission, type Sent } from './fault-test/submissions'

it.each(testEngines)('two servers with $name deliver each lead once', async ({ begin }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-two-servers-'))
  const forms = path.join(folder, '_forms.json')
  await writeFile(forms, JSON.stringify(faultTestForms))
  const [database, crm] = await Promise.all([begin(), startCrm()])
  const start = () => startMortalServer(serverEnvironment(database.url, forms, crm))
  const [first, second] = await Promise.all([start(), start()])
  const urls = [first.url, second.url]
  const sent = await Promise.all(
    Array.from({ length: 60 }, (_, index) => sendSubmission(urls[index % 2] ?? first.url, index)),
  )
  const store = await openLeadStore(database.url)
  while ((await store.countByState()).pending > 0) await sleep(50)

  const leads: Lead[] = []
  for await (const lead of store.readLeads()) leads.push(lead)
  const { problems, deliveredOnce } = checkOutcome(sent, leads, crm.state)
  expect(problems).toEqual([])
  expect(deliveredOnce).toBe(60)

  await Promise.all([first.stop(), second.stop(), store.close()])
  await Promise.all([crm.close(), database.end()])
  await rm(folder, { recursive: true })
})

describe('three servers with one PostgreSQL database', () => {
  it('lose and duplicate nothing while they are killed in turn', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-three-servers-'))
    const forms = path.join(folder, '_forms.json')
    await writeFile(forms, JSON.stringify(faultTestForms))
    const [database, crm] = await Promise.all([startPostgres({ isDurable: true }), startCrm()])
    const start = () => startMortalServer(serverEnvironment(database.url, forms, crm))
    const servers = await Promise.all([start(), start(), start()])
    const total = 300
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
        while (sent.length < ((turn + 1) * total) / (servers.length + 1)) await sleep(5)
        await server.kill()
      }
    }
    await Promise.all([killer(), ...Array.from({ length: 12 }, client)])

    const store = await openLeadStore(database.url)
    while ((await store.countByState()).pending > 0) await sleep(50)
    const leads: Lead[] = []
    for await (const lead of store.readLeads()) leads.push(lead)
    expect(checkOutcome(sent, leads, crm.state).problems).toEqual([])
    expect(sent).toHaveLength(total)
    expect(servers.map(({ kills }) => kills())).toEqual([1, 1, 1])

    await Promise.all([...servers.map((server) => server.stop()), store.close()])
    await Promise.all([crm.close(), database.stop()])
    await rm(folder, { recursive: true })
  })

  it('share the limit of a visitor, also after one was killed', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'leads-three-servers-'))
    const forms = path.join(folder, '_forms.json')
    await writeFile(forms, JSON.stringify(faultTestForms))
    const [database, crm] = await Promise.all([startPostgres(), startCrm()])
    const environment = { ...serverEnvironment(database.url, forms, crm), LEADS_RATE_LIMIT: '5' }
    const start = () => startMortalServer(environment)
    const servers = await Promise.all([start(), start(), start()])

    const submit = async ({ url }: { readonly url: string }, index: number): Promise<number> => {
      const body = JSON.stringify({ formId: faultTestForms[0]?.id, email: `lead-${index}@example.com` })
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(`${url}${submitPath}`, { method: 'POST', headers, body })).status
    }
    const statuses: number[] = []
    for (let round = 0; round < 3; round += 1) {
      for (const server of servers) statuses.push(await submit(server, statuses.length))
      await servers[round]?.kill()
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429])

    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all([crm.close(), database.stop()])
    await rm(folder, { recursive: true })
  })
})
