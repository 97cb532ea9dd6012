import type { FormDefinition, FormField } from '../../src/data/form-definition'
import {
  consentKey,
  consentValue,
  emailLimit,
  multiLineLimit,
  singleLineLimit,
  submissionIdKey,
} from '../../src/data/forms'
import { shownCheckboxes, consentProblem, defaultValueOf, fieldProblem, selectMessage } from '../../src/lib/form-rules'
import { fileAddress, fileIdOf } from '../files'
import type { LeadConsent, LeadField, NewLead, StoredFile } from '../lead'
import { cleanText } from './clean-text'
import { uuidOf, withContents } from './lead-identity'
import { readContext, spamReasonOf, type RequestOrigin } from './read-context'

/** What is wrong with one field, for the person who filled it in. */
export interface SubmissionProblem {
  readonly name: string
  readonly label: string
  readonly message: string
}

export type Submission =
  | { readonly ok: true; readonly lead: NewLead }
  | { readonly ok: false; readonly problems: readonly SubmissionProblem[] }

interface Source {
  readonly values: ReadonlyMap<string, unknown>
  /** Files that came with the form; the values name them. */
  readonly files?: readonly StoredFile[]
  /** Milliseconds since 1970. */
  readonly now: number
  /** Tells submissions without an id apart. */
  readonly sender: string
  readonly origin: RequestOrigin
}

const unreadable = 'We couldn’t read this answer'
const fileMessage = 'Please attach the file again'

const limits: Readonly<Record<FormField['fieldType'], number>> = {
  dropdown: singleLineLimit,
  email: emailLimit,
  file: singleLineLimit,
  multi_line_text: multiLineLimit,
  radio: singleLineLimit,
  single_line_text: singleLineLimit,
}

const isChoice = ({ options, defaultValue }: FormField, value: string): boolean =>
  value === defaultValue || options.some((option) => option.value === value)

/** What only the endpoint asks: the browser leaves no way to get it wrong. */
function formatProblem(field: FormField, value: string): string | undefined {
  const limit = limits[field.fieldType]
  if (value.length > limit) return `Please use no more than ${limit.toLocaleString('en-US')} characters`
  if (value === '') return undefined
  switch (field.fieldType) {
    case 'dropdown':
    case 'radio':
      return field.options.length > 0 && !isChoice(field, value) ? selectMessage : undefined
    case 'file':
      return fileIdOf(value) === undefined ? fileMessage : undefined
    case 'email':
    case 'multi_line_text':
    case 'single_line_text':
      return undefined
  }
}

function readField(field: FormField, values: Source['values']): { value: string; problem?: string } {
  const sent = values.get(field.name)
  // Nobody sees a hidden field, so nobody could put it right.
  if (field.hidden) {
    const value = typeof sent === 'string' ? sent : defaultValueOf(field)
    return { value: cleanText(value).slice(0, multiLineLimit) }
  }
  if (sent !== undefined && typeof sent !== 'string') return { value: '', problem: unreadable }
  const value = cleanText(sent ?? '', { hasLines: field.fieldType === 'multi_line_text' })
  return { value, problem: formatProblem(field, value) ?? fieldProblem(field, value) }
}

/** The address of a file without the host that it was fetched from. */
const storedValue = (field: FormField, value: string): string => {
  const fileId = field.fieldType === 'file' ? fileIdOf(value) : undefined
  return fileId === undefined ? value : fileAddress(fileId)
}

function readConsent(
  { legalConsent }: FormDefinition,
  values: Source['values'],
): { consent?: LeadConsent; problems: readonly SubmissionProblem[] } {
  if (!legalConsent) return { problems: [] }
  const shown = shownCheckboxes(legalConsent)
  const isTicked = (id: string): boolean => values.get(consentKey(id)) === consentValue
  const problems = shown.flatMap((checkbox) => {
    const message = consentProblem(checkbox, shown, isTicked)
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

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Ids of submissions that did not bring one: what is sent twice on a day, as by a reload, is the same. */
function idOf({ values, now, sender }: Source, content: unknown): string {
  const sent = values.get(submissionIdKey)
  const id = typeof sent === 'string' ? sent.trim().toLowerCase() : ''
  const day = Math.floor(now / 86_400_000)
  return uuid.test(id) ? id : uuidOf(JSON.stringify([content, sender, day]))
}

/**
 * Reads a submission by the definition of its form (requirements 3.3, 5). Names that the form does
 * not have are left out.
 */
export function readSubmission(definition: FormDefinition, source: Source): Submission {
  const { values, files = [], now, origin } = source
  const fields = definition.fieldGroups.flatMap((group) => group.fields)
  const read = fields.map((field) => ({ field, ...readField(field, values) }))
  const { consent, problems: consentProblems } = readConsent(definition, values)
  const problems = [
    ...read.flatMap(({ field, problem }) =>
      problem ? [{ name: field.name, label: field.label, message: problem }] : [],
    ),
    ...consentProblems,
  ]
  if (problems.length > 0) return { ok: false, problems }

  const leadFields = read.map(({ field, value }): LeadField => ({
    name: field.name,
    value: storedValue(field, value),
    fieldType: field.fieldType,
    objectTypeId: field.objectTypeId,
  }))
  return {
    ok: true,
    lead: {
      id: idOf(source, [definition.id, withContents(leadFields, files), consent]),
      formId: definition.id,
      formUse: definition.use,
      fields: leadFields,
      consent,
      context: readContext(values, origin),
      receivedAt: now,
      spamReason: spamReasonOf(values),
      fileIds: [
        ...new Set(leadFields.flatMap(({ fieldType, value }) => (fieldType === 'file' ? (fileIdOf(value) ?? []) : []))),
      ],
    },
  }
}
