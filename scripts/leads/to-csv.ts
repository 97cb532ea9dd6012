import type { Lead } from '../../server/lead'

/** What spreadsheets take for a formula when a cell begins with it. */
const formula = /^[=+\-@\t\r]/

/** A cell: quoted where it has to be, and never a formula. */
function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const toTime = (time: number | undefined): string => (time === undefined ? '' : new Date(time).toISOString())

const consentOf = ({ consent }: Lead): string =>
  (consent?.communications ?? [])
    .filter(({ isTicked }) => isTicked)
    .map(({ text }) => text)
    .join('; ')

/** Columns that every lead has. */
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
]

/**
 * Leads as a table (RFC 4180) with a column for each field that any of them has. A value that a
 * spreadsheet would run as a formula has an apostrophe before it.
 */
export function toCsv(leads: readonly Lead[]): string {
  const names = [...new Set(leads.flatMap(({ fields }) => fields.map(({ name }) => name)))]
  const header = [...columns.map(([title]) => title), ...names]
  const rows = leads.map((lead) => {
    const values = new Map(lead.fields.map(({ name, value }) => [name, value]))
    return [...columns.map(([, read]) => read(lead)), ...names.map((name) => values.get(name) ?? '')]
  })
  return [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}
