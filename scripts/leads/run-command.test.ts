import { readFile, stat, writeFile } from 'node:fs/promises'
import { startCrm, type LocalCrm } from '../../local/crm/start-crm'
import { createDelivery } from '../../server/delivery/delivery'
import { hubSpot } from '../../server/delivery/hubspot'
import { leadStates, type NewLead } from '../../server/lead'
import { readLeadsCommand } from '../../server/leads-command/command-line'
import type { CommandContext } from '../../server/leads-command/run-command'
import type { FailedTry } from '../../server/store/lead-queue'
import { openLeadStore, type LeadStore } from '../../server/store/lead-store'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { emailField, sampleLead } from '../../server/test-support/samples'

const now = Date.now()
const retention = { states: [] }

const note = { name: 'note', value: 'Say "hi", please\nThank you', fieldType: 'multi_line_text' } as const

const lead = (email: string, changes: Partial<NewLead> = {}): NewLead =>
  sampleLead({ fields: [emailField(email), note], receivedAt: now, ...changes })

const at = useOwnFolder()
let store: LeadStore
let crm: LocalCrm
let printed: string[]

beforeEach(async () => {
  store = await openLeadStore(`file:${at('leads.db')}`)
  crm = await startCrm()
  printed = []
})
afterEach(async () => {
  await store.close()
  await crm.close()
})

const settings = (): CommandContext['settings'] => {
  const { portalId, token, url } = crm
  return { databaseUrl: `file:${at('leads.db')}`, retention, hubSpot: { portalId, token, formsUrl: url, apiUrl: url } }
}

const run = (line: string, changes: Partial<CommandContext> = {}): Promise<void> =>
  readLeadsCommand(line.split(' ')).run({
    store,
    settings: settings(),
    operator: 'ann@web1',
    print: (text) => printed.push(text),
    write: (text) => printed.push(text),
    ask: undefined,
    ...changes,
  })

/** Stores a lead whose first try fails. Without a time for the next one, it is a dead letter. */
const failOn = async (email: string, changes: Partial<FailedTry> = {}): Promise<string> => {
  const id = await store.saveLead(lead(email))
  await store.claimDue({ now, limit: 1, lease: 1000 })
  await store.recordFailure(id, { error: '400 INVALID_EMAIL', now, isInDoubt: false, ...changes })
  return id
}

it('lists the latest leads and counts all', async () => {
  for (const [index, name] of ['ann', 'bob', 'cal'].entries()) {
    await store.saveLead(lead(`${name}@example.com`, { receivedAt: now + index }))
  }
  await store.saveLead(lead('bot@example.com', { spamReason: 'honeypot', receivedAt: now + 10 }))
  await run('list --limit 2')
  expect(printed).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}pending {4}demo {2}cal@example\.com$/),
    expect.stringMatching(/spam {7}demo {2}bot@example\.com {2}\(honeypot\)$/),
    'The last 2 of 4. Total: 3 pending, 0 delivered, 0 dead, 1 spam.',
  ])
  printed = []
  await run('list --state spam')
  expect(printed).toEqual([expect.stringContaining('bot@example.com'), expect.stringContaining('Total')])
})

it('shows the complete address of a lead, for "delete"', async () => {
  const longest = `${'a'.repeat(242)}@example.com`
  await store.saveLead(lead(longest))
  await run('list')
  expect(printed[0]?.endsWith(`  ${longest}`)).toBe(true)
})

it('marks a lead whose page lacked a field', async () => {
  const missing = { name: 'company', value: '', fieldType: 'single_line_text', incomplete: true } as const
  const stored = lead('ann@example.com')
  await store.saveLead({ ...stored, fields: [...stored.fields, missing] })
  await run('list')
  expect(printed[0]).toMatch(/ann@example\.com {2}\(incomplete: company\)$/)
  await run('export csv')
  expect(printed.at(-1)).toContain(',"company","ann@example.com",')
})

it('removes control characters from terminal output', async () => {
  await store.saveLead(lead('\u001b]0;title\u0007\u001b[2Jann@example.com'))
  await run('list')
  // eslint-disable-next-line no-control-regex -- the test checks that there are none
  expect(printed.join('')).not.toMatch(/[\u0000-\u001f\u007f]/)
})

it('lists dead letters with the reason, and delivers them again', async () => {
  const id = await failOn('ann@example.com')
  await run('dead')
  await run('retry')
  expect(printed).toEqual([
    expect.stringContaining(id),
    '  1 try; the last one: 400 INVALID_EMAIL',
    '1 dead letter. "npm run leads -- retry" delivers them again.',
    '1 delivered, 0 given up; no lead waits.',
  ])
})

it('exports a table with quoted values', async () => {
  await store.saveLead(lead('ann@example.com', { formId: 'other' }))
  await run('export csv')
  const [header, row] = printed.join('').split('\r\n')
  const names =
    'id,received,form,use,state,attempts,delivered,last error,page,page name,ip address,agreed to,incomplete,email,note'
  expect(header).toBe(`\uFEFF"${names.replaceAll(',', '","')}"`)
  expect(row).toContain(`,"ann@example.com","Say ""hi"", please\nThank you"`)
})

it.each([
  ['=cmd', `'=cmd`],
  ['＝cmd', `'＝cmd`],
  [' +1', `' +1`],
  ['\tcmd', `'\tcmd`],
  ['Hello;=cmd', `Hello;'=cmd`],
  ['Hello; "@cmd', `Hello;' ""@cmd`],
  ['Hello\t-cmd', `Hello\t'-cmd`],
  ['Hello\n=cmd;=cmd', `Hello\n'=cmd;'=cmd`],
  ['a=b; well-known', 'a=b; well-known'],
])('exports %j so that no spreadsheet runs it, whatever its cell separator', async (value, exported) => {
  await store.saveLead(lead('ann@example.com', { fields: [{ name: 'note', value, fieldType: 'single_line_text' }] }))
  await run('export csv')
  expect(printed.join('')).toContain(`,"${exported}"`)
})

it.each(['csv', 'json'])('writes %s while it reads, because all leads may not fit into memory', async (format) => {
  const count = 3
  for (let index = 0; index < count; index += 1) await store.saveLead(lead('ann@example.com'))
  let read = 0
  const readLeads: LeadStore['readLeads'] = async function* (filter) {
    for await (const each of store.readLeads(filter)) {
      read += 1
      yield each
    }
  }
  const readBefore: number[] = []
  await run(`export ${format}`, { store: { ...store, readLeads }, write: () => readBefore.push(read) })
  // Once for the names of the fields.
  expect(readBefore).toEqual(expect.arrayContaining([count + 1, count + 2, 2 * count]))
})

it('exports no lead that arrives while it reads', async () => {
  await store.saveLead(lead('ann@example.com'))
  const recordAction: LeadStore['recordAction'] = async (action) => {
    await store.recordAction(action)
    await store.saveLead(lead('bob@example.com'))
  }
  await run('export json', { store: { ...store, recordAction } })
  expect(JSON.parse(printed.join(''))).toHaveLength(1)
})

it('exports JSON to a file that only its owner can read', async () => {
  const consent = { text: 'I agree', communications: [{ subscriptionTypeId: '251', text: 'News', isTicked: true }] }
  const stored = lead('ann@example.com', { consent })
  await store.saveLead(stored)
  await store.saveLead(lead('bob@example.com', { formId: 'other' }))
  const out = at('leads.json')
  await run(`export json --form demo --out ${out}`)
  expect(printed).toEqual([`1 lead in ${out}.`])
  expect((await stat(out)).mode & 0o777).toBe(0o600)
  const [exported] = JSON.parse(await readFile(out, 'utf8')) as unknown[]
  expect(exported).toMatchObject({
    id: stored.id,
    fields: stored.fields,
    consent,
    receivedAt: new Date(now).toISOString(),
  })
})

it('does not export to an existing file, which others may be able to read', async () => {
  const out = at('leads.json')
  await writeFile(out, 'before')
  await expect(run(`export json --out ${out}`)).rejects.toThrow(`${out} exists already.`)
  expect(await readFile(out, 'utf8')).toBe('before')
  expect(await store.readAudit()).toEqual([])
})

it('does not record an export to a file that cannot be created', async () => {
  await expect(run(`export json --out ${at('none/leads.json')}`)).rejects.toThrow('ENOENT')
  expect(await store.readAudit()).toEqual([])
})

it('leaves no file of an export that fails', async () => {
  const failing = { ...store, recordAction: () => Promise.reject(new Error('The disk is full.')) }
  await expect(run(`export json --out ${at('leads.json')}`, { store: failing })).rejects.toThrow('The disk is full.')
  await run(`export json --out ${at('leads.json')}`)
  expect(printed).toEqual([`0 leads in ${at('leads.json')}.`])
})

it('delivers due leads, but no dead letters and no spam', async () => {
  await failOn('dead@example.com')
  await store.saveLead(lead('ann@example.com'))
  await store.saveLead(lead('bot@example.com', { spamReason: 'too fast' }))
  await run('deliver')
  expect(printed).toEqual(['1 delivered, 0 given up; no lead waits.'])
  expect([...crm.state.contacts.keys()]).toEqual(['ann@example.com'])
})

it.each([
  ['deliver', 0],
  ['retry', 1],
])('after "%s", %d expired leads remain', async (line, left) => {
  await store.saveLead(lead('bot@example.com', { spamReason: 'too fast', receivedAt: now - 60_000 }))
  await run(line, { settings: { ...settings(), retention: { states: ['spam'], leads: 1000 } } })
  expect(await store.countByState()).toMatchObject({ spam: left })
})

it('changes nothing with "retry" if no CRM is configured', async () => {
  await failOn('ann@example.com')
  await expect(run('retry', { settings: { ...settings(), hubSpot: undefined } })).rejects.toThrow(
    'No CRM is configured.',
  )
  expect(await store.countByState()).toMatchObject({ dead: 1 })
})

it('only deletes expired leads with "deliver" if no CRM is configured', async () => {
  await store.saveLead(lead('ann@example.com'))
  await store.saveLead(lead('bob@example.com', { receivedAt: now - 60_000 }))
  await run('deliver', {
    settings: { ...settings(), hubSpot: undefined, retention: { states: leadStates, leads: 30_000 } },
  })
  expect(printed).toEqual([
    'No CRM is configured, so no leads were delivered. Set HUBSPOT_PORTAL_ID and HUBSPOT_TOKEN.',
  ])
  expect(await store.countByState()).toMatchObject({ pending: 1 })
})

it('deletes nothing with "deliver" if a CRM is missing that leads wait for', async () => {
  await failOn('ann@example.com', { nextAttemptAt: now })
  const tidyAll = { settings: { ...settings(), hubSpot: undefined, retention: { states: leadStates, leads: 1 } } }
  await expect(run('deliver', tidyAll)).rejects.toThrow('No CRM is configured, but leads wait for one.')
  expect(await store.countByState()).toMatchObject({ pending: 1 })
})

it('delivers leads by id, including spam', async () => {
  await failOn('ann@example.com')
  const id = await store.saveLead(lead('bob@example.com', { spamReason: 'too fast' }))
  await run(`retry ${id} unknown`)
  expect(printed).toEqual([
    'Skipped 1 id: unknown, delivered already, or being delivered.',
    '1 delivered, 0 given up; no lead waits.',
  ])
  expect([...crm.state.contacts.keys()]).toEqual(['bob@example.com'])
})

it('delivers leads that wait for a retry, except those that the CRM may already have', async () => {
  const nextAttemptAt = now + 6 * 3_600_000
  await failOn('ann@example.com', { nextAttemptAt })
  await failOn('bob@example.com', { nextAttemptAt, isInDoubt: true })
  await run('deliver')
  await run('retry --pending')
  await run('failing')
  expect(printed).toEqual([
    '0 delivered, 0 given up; 2 leads wait, the oldest for 1 minute.',
    '1 delivered, 0 given up; 1 lead waits, the oldest for 1 minute.',
    expect.stringContaining('bob@example.com'),
    '  The last try: 400 INVALID_EMAIL',
    '1 lead will be tried again. "npm run leads -- retry --pending" tries them now.',
  ])
  expect([...crm.state.contacts.keys()]).toEqual(['ann@example.com'])
})

it('lists leads that wait for a retry, and gives up on the chosen ones', async () => {
  const failing = await failOn('ann@example.com', { nextAttemptAt: now + 1000 })
  const dead = await failOn('bob@example.com')
  await store.saveLead(lead('cal@example.com'))
  await run('failing')
  await run(`give-up ${failing} ${dead} ${failing}`)
  expect(printed).toEqual([
    expect.stringContaining(failing),
    '  1 try; the last one: 400 INVALID_EMAIL',
    '1 lead will be tried again. "npm run leads -- retry --pending" tries them now.',
    'Skipped 1 id: no waiting lead, or being delivered.',
    '1 lead will not be delivered. "npm run leads -- retry ID" delivers a lead anyway.',
  ])
  expect(await store.countByState()).toMatchObject({ pending: 1, dead: 2 })
})

it.each(['give-up', 'retry'])('"%s" fails if it knows none of the ids', async (name) => {
  await store.saveLead(lead('ann@example.com'))
  await expect(run(`${name} one two`)).rejects.toThrow(/^Skipped 2 ids: /)
  expect(await store.countByState()).toMatchObject({ pending: 1 })
})

it('reports first that the CRM accepts no leads, and why', async () => {
  await store.saveLead(lead('ann@example.com', { receivedAt: now - 3 * 24 * 60 * 60 * 1000 }))
  await store.saveLead(lead('bob@example.com'))
  await run('list')
  expect(printed[0]).toContain('ann@example.com')
  printed = []
  const refused = hubSpot({ portalId: crm.portalId, token: 'revoked', formsUrl: crm.url, apiUrl: crm.url })
  await createDelivery(store, refused, () => undefined).deliverDue()
  await run('list')
  expect(printed[0]).toMatch(/^2 leads wait, the oldest for 3 days\. The last try failed: 401 .*Authentication/)
})

it('asks before it deletes a person, unless --yes is given', async () => {
  await store.saveLead(lead('ann@example.com'))
  await expect(run('delete ann@example.com')).rejects.toThrow('Cannot prompt here; pass `--yes`.')
  await run('delete ann@example.com', { ask: () => Promise.resolve(false) })
  expect(printed).toEqual(['Nothing was deleted.'])
  await run('delete ANN@example.com --yes')
  expect(printed[1]).toBe('Deleted 1 lead and 0 files of ANN@example.com.')
  expect(await store.countByState()).toMatchObject({ pending: 0 })
})

it('reminds of other copies of a person’s data, also after the leads have expired', async () => {
  await run('delete ann@example.com --yes')
  expect(printed).toEqual([
    'Deleted 0 leads and 0 files of ann@example.com.',
    'Delete the data of this person in the CRM, the personalization service, exports and backups, too.',
  ])
})

it('says that the log still has the data of a deleted person', async () => {
  const deleteByEmail = () => Promise.resolve({ leads: 1, files: 0, isInLog: true })
  await run('delete ann@example.com --yes', { store: { ...store, deleteByEmail } })
  expect(printed).toContain(
    'The log of the database still has the data, because another process, such as a backup, is reading it. Run the command again later.',
  )
})

it('logs exports and deletions with the user, without visitor data', async () => {
  await store.saveLead(lead('ann@example.com'))
  await store.saveLead(lead('bob@example.com'))
  await run('audit')
  expect(printed).toEqual(['No lead has been exported, deleted, backed up or restored.'])
  await run('export json --form demo')
  await run('delete ann@example.com --yes')
  printed = []
  await run('audit')
  expect(printed).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}ann@web1 {2}export json {2}\(2 leads, 0 files\)$/),
    expect.stringMatching(/ {2}ann@web1 {2}delete {2}\(1 lead, 0 files\)$/),
  ])
})

it('backs up and restores an embedded database', async () => {
  await store.saveLead(lead('ann@example.com'))
  const backup = at('backup.db')
  await run(`backup ${backup}`)
  await run(`restore ${backup}`)
  expect(printed).toEqual([`1 lead in ${backup}.`, expect.stringContaining(`1 lead restored to ${at('leads.db')}. `)])
  await store.saveLead(lead('bob@example.com'))
  await expect(run(`restore ${backup}`)).rejects.toThrow('Pass --yes to lose them.')
  await run(`restore ${backup} --yes`)
  const onServer = { store: { ...store, backup: undefined } }
  await expect(run(`backup ${backup}`, onServer)).rejects.toThrow('pg_dump')
})
