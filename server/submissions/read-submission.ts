import { isIP } from 'node:net'
import {
  consentKey,
  consentValue,
  elapsedKey,
  honeypotKey,
  ipAddressKey,
  multiLineLimit,
  pageNameKey,
  pageUriKey,
  shortestFill,
  submissionIdKey,
  trackingKey,
} from '../../src/forms/model/contract'
import type { FormDefinition, FormField } from '../../src/forms/model/definition'
import {
  consentProblem,
  defaultValueOf,
  fieldProblem,
  fieldsOf,
  isPhoneField,
  shownCheckboxes,
  visibleText,
} from '../../src/forms/model/rules'
import { formMessages } from '../../src/forms/model/words'
import { fileAddress, fileIdOf } from '../files'
import {
  uuidOf,
  withContents,
  type LeadConsent,
  type LeadContext,
  type LeadField,
  type NewLead,
  type SpamReason,
  type StoredFile,
} from '../lead'
import type { Body } from '../requests/read-body'
import type { Sender } from '../requests/sender'
import { cleanText } from './clean-text'

/** A problem with a field, worded for the visitor. */
export interface SubmissionProblem {
  readonly name: string
  readonly label: string
  readonly message: string
}

export type Submission =
  | { readonly ok: true; readonly lead: NewLead }
  | { readonly ok: false; readonly problems: readonly SubmissionProblem[] }

interface Source {
  readonly kind: Body['kind']
  readonly values: ReadonlyMap<string, unknown>
  /** The form's files, which the values refer to. */
  readonly files?: readonly StoredFile[]
  /** Milliseconds since 1970. */
  readonly now: number
  /** Also distinguishes submissions without an id. */
  readonly sender: Sender
  /** The address of the page. Forms sent without a script do not contain it. */
  readonly referer?: string
}

const unreadable = 'We couldn’t read this answer'

/** Whether the page had the field: browsers also send empty fields, but without a script not every type. */
const wasShown = ({ name, fieldType }: FormField, { kind, values }: Source): boolean =>
  values.has(name) || (kind === 'form' && (fieldType === 'radio' || fieldType === 'file'))

const isFormerChoice = ({ options, defaultValue }: FormField, value: string): boolean =>
  options.length > 0 && value !== '' && value !== defaultValue && !options.some((option) => option.value === value)

interface ReadField {
  readonly field: LeadField
  readonly problem?: SubmissionProblem
}

function readField(field: FormField, source: Source, { words }: FormDefinition): ReadField {
  const { name, label, fieldType, objectTypeId } = field
  const sent = source.values.get(name)
  // Visitors cannot fix a hidden field.
  if (field.hidden) {
    const value = cleanText(typeof sent === 'string' ? sent : defaultValueOf(field)).slice(0, multiLineLimit)
    return { field: { name, value, fieldType, objectTypeId, hidden: true } }
  }
  if (sent !== undefined && typeof sent !== 'string') {
    return { field: { name, value: '', fieldType, objectTypeId }, problem: { name, label, message: unreadable } }
  }
  const text = cleanText(sent ?? '', { hasLines: fieldType === 'multi_line_text' })
  // The CRM refuses addresses with invisible characters.
  const value = fieldType === 'email' || isPhoneField(field) ? visibleText(text) : text
  const fileId = fieldType === 'file' ? fileIdOf(value) : undefined
  const isNoFile = fieldType === 'file' && value !== '' && fileId === undefined
  const message =
    fieldProblem(field, value, words?.messages) ??
    (isNoFile ? (words?.messages ?? formMessages).attachAgain : undefined)
  // If the page is older than the form, the visitor cannot fix the problem.
  const incomplete = (message ? !wasShown(field, source) : isFormerChoice(field, value)) || undefined
  // Store the address of a file without its host.
  const stored = fileId === undefined ? value : fileAddress(fileId)
  const problem = message === undefined ? undefined : { name, label, message }
  return { field: { name, value: stored, fieldType, objectTypeId, incomplete }, problem }
}

function readConsent(
  { legalConsent, words }: FormDefinition,
  values: Source['values'],
): { consent?: LeadConsent; problems: readonly SubmissionProblem[] } {
  if (!legalConsent) return { problems: [] }
  const shown = shownCheckboxes(legalConsent)
  const isTicked = (id: string): boolean => values.get(consentKey(id)) === consentValue
  const problems = shown.flatMap((checkbox) => {
    const message = consentProblem(checkbox, shown, isTicked, words?.messages)
    return message ? [{ name: consentKey(checkbox.subscriptionTypeId), label: checkbox.label, message }] : []
  })
  const text = legalConsent.consentToProcessText ?? ''
  if (!text && shown.length === 0) return { problems }
  const communications = shown.map(({ subscriptionTypeId, label }) => ({
    subscriptionTypeId,
    text: label,
    isTicked: isTicked(subscriptionTypeId),
  }))
  return { consent: { text, communications }, problems }
}

const uriLimit = 2000
const nameLimit = 300

const textOf = (value: unknown): string => (typeof value === 'string' ? cleanText(value) : '')

/** @returns the address, if it is that of a page; otherwise an empty string */
function pageAddress(text: string): string {
  if (text.length > uriLimit || !URL.canParse(text)) return ''
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : ''
}

/**
 * The context that a submission contains (requirements 3.3). Omits invalid values, which the visitor cannot fix and for
 * which the CRM would refuse the lead.
 */
function readContext({ values, kind, referer = '', sender }: Source): LeadContext {
  const tracking = textOf(values.get(trackingKey)).toLowerCase()
  const ipAddress = textOf(values.get(ipAddressKey))
  return {
    trackingValue: /^[0-9a-f]{32}$/.test(tracking) ? tracking : '',
    pageUri: pageAddress(textOf(values.get(pageUriKey))) || (kind === 'form' ? pageAddress(referer) : ''),
    pageName: cleanText(textOf(values.get(pageNameKey)).replace(/\s+/g, ' ').slice(0, nameLimit)),
    ipAddress: isIP(ipAddress) ? ipAddress : (sender.visitorAddress ?? ''),
  }
}

/**
 * Why a submission counts as spam: the honeypot is filled in, or it was sent faster than a person can type. Skips the
 * second check if the time is missing, as without a script.
 */
function spamReasonOf(values: ReadonlyMap<string, unknown>): SpamReason | undefined {
  const trap = values.get(honeypotKey)
  if (trap !== undefined && trap !== '') return 'honeypot'
  const elapsed = values.get(elapsedKey)
  const ms = typeof elapsed === 'string' && elapsed !== '' ? Number(elapsed) : elapsed
  return typeof ms === 'number' && ms < shortestFill ? 'too fast' : undefined
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The id, or one derived from content and day, so that a repeated submission, as by a reload, has the same. */
function idOf({ values, now, sender }: Source, content: unknown): string {
  const sent = values.get(submissionIdKey)
  const id = typeof sent === 'string' ? sent.trim().toLowerCase() : ''
  const day = Math.floor(now / 86_400_000)
  return uuid.test(id) ? id : uuidOf(JSON.stringify([content, sender.address ?? '', day]))
}

/**
 * Reads a submission by the definition of its form (requirements 3.3, 5). Omits unknown names.
 *
 * A tab may be older than the definition. If it lacks a required field or offers a removed choice, the lead is accepted
 * and the field marked as incomplete. A required consent box is always required, because browsers do not send unchecked
 * boxes.
 */
export function readSubmission(definition: FormDefinition, source: Source): Submission {
  const { values, files = [], now } = source
  const read = fieldsOf(definition).map((field) => readField(field, source, definition))
  const fields = read.map(({ field }) => field)
  const isBlank = fields.every(({ hidden, value }) => hidden ?? value === '')
  const { consent, problems: consentProblems } = readConsent(definition, values)
  const problems = [
    ...read.flatMap(({ field, problem }) => (problem && (isBlank || !field.incomplete) ? [problem] : [])),
    ...consentProblems,
  ]
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    lead: {
      id: idOf(source, [definition.id, withContents(fields, files), consent]),
      formId: definition.id,
      formUse: definition.use,
      fields,
      consent,
      context: readContext(source),
      receivedAt: now,
      spamReason: spamReasonOf(values),
      fileIds: [
        ...new Set(fields.flatMap(({ fieldType, value }) => (fieldType === 'file' ? (fileIdOf(value) ?? []) : []))),
      ],
    },
  }
}
