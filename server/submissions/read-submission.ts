import type { FormDefinition, FormField } from '../../src/data/form-definition'
import {
  consentKey,
  consentValue,
  emailLimit,
  multiLineLimit,
  singleLineLimit,
  submissionIdKey,
} from '../../src/data/forms'
import { shownCheckboxes, consentProblem, defaultValueOf, fieldProblem } from '../../src/lib/form-rules'
import { fileAddress, fileIdOf } from '../files'
import type { LeadConsent, LeadField, NewLead, StoredFile } from '../lead'
import type { Body } from '../requests/read-body'
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
  readonly kind: Body['kind']
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

/** What only the endpoint asks: the browser leaves no way to get it wrong. */
function formatProblem({ fieldType }: FormField, value: string): string | undefined {
  const limit = limits[fieldType]
  if (value.length > limit) return `Please use no more than ${limit.toLocaleString('en-US')} characters`
  return fieldType === 'file' && value !== '' && fileIdOf(value) === undefined ? fileMessage : undefined
}

/** Whether the page had the field: browsers send an empty field too, but without a script not every kind. */
const wasShown = ({ name, fieldType }: FormField, { kind, values }: Source): boolean =>
  values.has(name) || (kind === 'form' && (fieldType === 'radio' || fieldType === 'file'))

const isFormerChoice = ({ options, defaultValue }: FormField, value: string): boolean =>
  options.length > 0 && value !== '' && value !== defaultValue && !options.some((option) => option.value === value)

interface ReadField {
  readonly field: FormField
  readonly value: string
  readonly problem?: string
  /** Whether the page was rendered from an older definition, so that its visitor cannot solve the problem. */
  readonly incomplete?: boolean
}

function readField(field: FormField, source: Source): ReadField {
  const sent = source.values.get(field.name)
  // Nobody sees a hidden field, so nobody could put it right.
  if (field.hidden) {
    const value = typeof sent === 'string' ? sent : defaultValueOf(field)
    return { field, value: cleanText(value).slice(0, multiLineLimit) }
  }
  if (sent !== undefined && typeof sent !== 'string') return { field, value: '', problem: unreadable }
  const value = cleanText(sent ?? '', { hasLines: field.fieldType === 'multi_line_text' })
  const problem = formatProblem(field, value) ?? fieldProblem(field, value)
  return { field, value, problem, incomplete: problem ? !wasShown(field, source) : isFormerChoice(field, value) }
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
 *
 * A tab may be older than the definition. Where it cannot have a required field or offers a choice that is gone, the
 * lead is taken and the field marked as incomplete. A consent box is required in any case: one that is not ticked is
 * not sent either.
 */
export function readSubmission(definition: FormDefinition, source: Source): Submission {
  const { values, files = [], now, origin } = source
  const fields = definition.fieldGroups.flatMap((group) => group.fields)
  const read = fields.map((field) => readField(field, source))
  const isBlank = read.every(({ field, value }) => field.hidden || value === '')
  const { consent, problems: consentProblems } = readConsent(definition, values)
  const problems = [
    ...read.flatMap(({ field, problem, incomplete }) =>
      problem && (isBlank || !incomplete) ? [{ name: field.name, label: field.label, message: problem }] : [],
    ),
    ...consentProblems,
  ]
  if (problems.length > 0) return { ok: false, problems }

  const leadFields = read.map(({ field, value, incomplete }): LeadField => ({
    name: field.name,
    value: storedValue(field, value),
    fieldType: field.fieldType,
    objectTypeId: field.objectTypeId,
    incomplete: incomplete ? true : undefined,
    hidden: field.hidden ? true : undefined,
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
