import type { Lead } from '../../server/lead'

/** What a terminal would take for a command in what somebody typed into a form. */
// eslint-disable-next-line no-control-regex -- these are what is to be removed
const control = /[\u0000-\u001F\u007F-\u009F]/g

/** A text that somebody else wrote, for a terminal. */
export const clean = (text: string): string => text.replace(control, ' ')

/** Who sent it: the first e-mail address, else the first thing that was filled in. */
function senderOf({ fields }: Lead): string {
  const filled = fields.filter(({ value }) => value !== '')
  return clean((filled.find(({ fieldType }) => fieldType === 'email') ?? filled[0])?.value ?? '').slice(0, 60)
}

const minute = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

/** One line for each lead: when, state, form, who, and what is wrong. */
export function toLines(leads: readonly Lead[]): readonly string[] {
  const formWidth = Math.max(...leads.map(({ formId }) => formId.length))
  return leads.map((lead) => {
    const { receivedAt, state, formId, attempts, lastError, spamReason } = lead
    const tries = attempts > 1 ? `${attempts} tries` : ''
    const note = [tries, lastError ? clean(lastError) : '', spamReason ?? ''].filter(Boolean).join(', ')
    return `${minute(receivedAt)}  ${state.padEnd(9)}  ${formId.padEnd(formWidth)}  ${senderOf(lead)}${note && `  (${note})`}`
  })
}

/** Dead letters with their ids, which a retry can name. */
export const toDeadLetters = (leads: readonly Lead[]): readonly string[] =>
  leads.flatMap((lead) => [
    `${lead.id}  ${minute(lead.receivedAt)}  ${lead.formId}  ${senderOf(lead)}`,
    `  ${lead.attempts} ${lead.attempts === 1 ? 'try' : 'tries'}; the last one: ${clean(lead.lastError ?? 'unknown')}`,
  ])
