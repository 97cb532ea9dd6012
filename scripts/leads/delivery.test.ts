import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { noFaults, startCrm, type CrmFaults, type LocalCrm } from '../../local/crm/start-crm'
import type { FaultName } from '../../local/faults/local-server'
import { createDelivery } from '../../server/delivery/delivery'
import { hubSpot } from '../../server/delivery/hubspot'
import { openLeadStore, type LeadStore } from '../../server/store/lead-store'

let folder: string
let store: LeadStore
let crm: LocalCrm
let time: number

beforeEach(async () => {
  time = Date.now()
  folder = await mkdtemp(path.join(os.tmpdir(), 'leads-'))
  store = await openLeadStore(`file:${path.join(folder, 'leads.db')}`)
  crm = await startCrm()
})
afterEach(async () => {
  await store.close()
  await crm.close()
  await rm(folder, { recursive: true })
})

const save = (fileIds: readonly string[] = []) =>
  store.saveLead({
    id: randomUUID(),
    formId: 'demo',
    formUse: 'demo',
    fields: [
      { name: 'email', value: 'ann@example.com', fieldType: 'email' },
      ...fileIds.map((id) => ({ name: 'brief', value: `/api/hubspot/file?id=${id}`, fieldType: 'file' as const })),
    ],
    consent: { text: 'I agree', communications: [{ subscriptionTypeId: '251', text: 'News', isTicked: true }] },
    context: {
      trackingValue: 'a'.repeat(32),
      pageUri: 'https://www.example.com/',
      pageName: 'Demo',
      ipAddress: '203.0.113.7',
    },
    receivedAt: time,
    fileIds,
  })

/** Request timeout in ms, long enough for a busy machine. */
const patient = 30_000

const deliver = (patience = patient) => {
  const { portalId, token, url } = crm
  const plan = { tries: 10, firstWait: 1000, longestWait: 1000 }
  const target = hubSpot({ portalId, token, formsUrl: url, apiUrl: url, patience })
  return createDelivery(store, target, () => undefined, { plan, now: () => time, random: () => 0 }).deliverDue()
}

it('brings everything to HubSpot, files first', async () => {
  const id = 'x'.repeat(32)
  await store.saveFile(
    { id, name: 'brief.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    time,
  )
  await save([id])
  await expect(deliver()).resolves.toMatchObject({ delivered: 1 })
  const [file] = crm.state.files
  expect(file).toMatchObject({ path: `/website-forms/${id}-brief.pdf`, type: 'application/pdf', size: 8 })
  expect(crm.state.submissions).toMatchObject([
    {
      formGuid: 'demo',
      submittedAt: time,
      fields: [
        { objectTypeId: '0-1', name: 'email', value: 'ann@example.com' },
        { objectTypeId: '0-1', name: 'brief', value: file?.url },
      ],
      context: {
        hutk: 'a'.repeat(32),
        pageUri: 'https://www.example.com/',
        pageName: 'Demo',
        ipAddress: '203.0.113.7',
      },
      legalConsentOptions: { consent: { text: 'I agree', communications: [{ subscriptionTypeId: 251, value: true }] } },
    },
  ])
})

const kinds: readonly FaultName[] = ['error', 'busy', 'html', 'empty', 'cut', 'reset', 'hang']
const everyFault = kinds.flatMap((fault) => (['never', 'always'] as const).map((isDone) => [fault, isDone] as const))

// HubSpot does not do what it answers with "too many requests".
const possible = everyFault.filter(([fault, isDone]) => fault !== 'busy' || isDone === 'never')

it.each(possible)(
  'brings a lead to HubSpot once when the answer is "%s" and the work is done: %s',
  async (fault, isDone) => {
    const faults: CrmFaults = { rate: 1, faults: [fault], isDone }
    crm.setFaults(faults)
    await save()
    await expect(deliver(fault === 'hang' ? 200 : patient)).resolves.toMatchObject({ failed: 1 })
    crm.setFaults(noFaults)
    time += 10 * patient
    await expect(deliver()).resolves.toMatchObject({ delivered: 1 })
    expect(crm.state.submissions).toHaveLength(1)
  },
)
