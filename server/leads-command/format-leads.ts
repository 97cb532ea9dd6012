import { plural } from '../../content/model/message'
import type { Lead } from '../lead'
import type { Tables } from '../store/schema'

/** Control characters, which a terminal could execute. */
// eslint-disable-next-line no-control-regex -- removes control characters
const control = /[\u0000-\u001F\u007F-\u009F]/g

export const clean = (text: string): string => text.replace(control, ' ')

/** The email address, otherwise the start of the first value. */
function senderOf({ fields }: Lead): string {
  const filled = fields.filter(({ value }) => value !== '')
  const email = filled.find(({ fieldType }) => fieldType === 'email')
  return clean(email?.value ?? filled[0]?.value.slice(0, 60) ?? '')
}

const incompleteFields = ({ fields }: Lead): readonly string[] =>
  fields.filter(({ incomplete }) => incomplete).map(({ name }) => name)

const minute = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

export function toLines(leads: readonly Lead[]): readonly string[] {
  const formWidth = Math.max(...leads.map(({ formId }) => formId.length))
  return leads.map((lead) => {
    const { receivedAt, state, formId, attempts, lastError, spamReason } = lead
    const tries = attempts > 1 ? `${attempts} tries` : ''
    const missing = incompleteFields(lead)
    const incomplete = missing.length > 0 ? `incomplete: ${clean(missing.join(' '))}` : ''
    const note = [tries, lastError ? clean(lastError) : '', spamReason ?? '', incomplete].filter(Boolean).join(', ')
    return `${minute(receivedAt)}  ${state.padEnd(9)}  ${formId.padEnd(formWidth)}  ${senderOf(lead)}${note && `  (${note})`}`
  })
}

export const toAuditLines = (entries: readonly Tables['audit'][]): readonly string[] =>
  entries.map(
    ({ at, operator, action, leads, files }) =>
      `${minute(at)}  ${operator}  ${action}  (${plural(leads, 'lead')}, ${plural(files, 'file')})`,
  )

/** Leads with their ids and last errors. */
export const toFailures = (leads: readonly Lead[]): readonly string[] =>
  leads.flatMap((lead) => {
    // A retry resets the count.
    const tries = lead.attempts > 0 ? `${plural(lead.attempts, 'try', 'tries')}; the last one` : 'The last try'
    return [
      `${lead.id}  ${minute(lead.receivedAt)}  ${lead.formId}  ${senderOf(lead)}`,
      `  ${tries}: ${clean(lead.lastError ?? 'unknown')}`,
    ]
  })

/**
 * Where a spreadsheet could detect a formula: at the start of a cell, and after a semicolon, tab or line break that it
 * may treat as the end of a cell.
 */
const formulaStart = /(?:^|[;\t\r\n])(?=[ \u00A0"']*[=+\-@＝＋－＠])|^(?=[\t\r])/g

/** A quoted cell without formulas. */
const toCell = (text: string): string =>
  `"${text.replace(formulaStart, (separator) => `${separator}'`).replaceAll('"', '""')}"`

/** Makes Excel read UTF-8. */
const byteOrderMark = '\uFEFF'

const toTime = (time: number | undefined): string => (time === undefined ? '' : new Date(time).toISOString())

const consentOf = ({ consent }: Lead): string =>
  (consent?.communications ?? [])
    .filter(({ isTicked }) => isTicked)
    .map(({ text }) => text)
    .join('; ')

const columns: readonly (readonly [string, (lead: Lead) => string])[] = [
  ['id', ({ id }) => id],
  ['received', ({ receivedAt }) => toTime(receivedAt)],
  ['form', ({ formId }) => formId],
  ['use', ({ formUse }) => formUse],
  ['state', ({ state }) => state],
  ['attempts', ({ attempts }) => String(attempts)],
  ['delivered', ({ deliveredAt }) => toTime(deliveredAt)],
  ['last error', ({ lastError }) => lastError ?? ''],
  ['page', ({ context }) => context.pageUri],
  ['page name', ({ context }) => context.pageName],
  ['ip address', ({ context }) => context.ipAddress],
  ['agreed to', consentOf],
  ['incomplete', (lead) => incompleteFields(lead).join('; ')],
]

const toRow = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`

/**
 * Leads as CSV (RFC 4180) with all fields, each quoted. An apostrophe precedes every possible formula.
 *
 * @param names of the fields
 */
export async function* toCsv(leads: AsyncIterable<Lead>, names: readonly string[]): AsyncGenerator<string> {
  yield `${byteOrderMark}${toRow([...columns.map(([title]) => title), ...names])}`
  for await (const lead of leads) {
    const values = new Map(lead.fields.map(({ name, value }) => [name, value]))
    yield toRow([...columns.map(([, read]) => read(lead)), ...names.map((name) => values.get(name) ?? '')])
  }
}

const toJsonObject = ({ receivedAt, nextAttemptAt, deliveredAt, ...lead }: Lead): string =>
  JSON.stringify(
    {
      ...lead,
      receivedAt: new Date(receivedAt).toISOString(),
      nextAttemptAt: lead.state === 'pending' ? new Date(nextAttemptAt).toISOString() : undefined,
      deliveredAt: deliveredAt === undefined ? undefined : new Date(deliveredAt).toISOString(),
    },
    undefined,
    2,
  )

/** Leads as a JSON list with all data; times are in ISO 8601. */
export async function* toJson(leads: AsyncIterable<Lead>): AsyncGenerator<string> {
  let separator = '['
  for await (const lead of leads) {
    yield `${separator}\n${toJsonObject(lead)}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}
