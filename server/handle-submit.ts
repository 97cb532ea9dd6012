import { fileLimit, formIdKey, localeKey } from '../src/forms/model/contract'
import { definitionKey, type FormDefinition } from '../src/forms/model/definition'
import { fieldsOf, successMessageOf } from '../src/forms/model/rules'
import { fillIn, formMessages } from '../src/forms/model/words'
import { fileAddress, hasFileSpace, noFileSpace, takeFile } from './files'
import type { Definitions } from './form-definitions'
import type { LeadDependencies, LeadRequest, LeadResponse } from './handler'
import type { NewLead, StoredFile } from './lead'
import { readBody, type Body } from './requests/read-body'
import { refusals, refuseAddress, refuseSender, type Refusal } from './requests/refusal'
import { senderOf } from './requests/sender'
import { respondWithJson, respondWithPage, respondWithRefusal } from './respond'
import type { LeadStore } from './store/lead-store'
import { readSubmission, type SubmissionProblem } from './submissions/read-submission'

/** Maximum bytes of a submission as JSON or as a plain form. */
export const submissionLimit = 256 * 1024

/** Maximum bytes of a form with files: one file of the maximum size, and the other fields. */
export const multipartLimit = fileLimit + submissionLimit

type Outcome =
  | { readonly kind: 'stored'; readonly definition: FormDefinition }
  | { readonly kind: 'invalid'; readonly definition: FormDefinition; readonly problems: readonly SubmissionProblem[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

const refused = (refusal: Refusal): Outcome => ({ kind: 'refused', refusal })

const unknownForm: Refusal = {
  status: 404,
  message: 'This form no longer exists. Please reload the page and try again.',
}

const isForm = ({ headers }: LeadRequest): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers['content-type'] ?? '')

/** A page may be older than the language of its form. */
const findDefinition = (definitions: Definitions, id: string, locale: unknown): FormDefinition | undefined =>
  (typeof locale === 'string' ? definitions.get(definitionKey({ id, locale })) : undefined) ?? definitions.get(id)

interface TakenFiles {
  readonly files: readonly StoredFile[]
  readonly problems: readonly SubmissionProblem[]
  /** The values with the files' addresses in place of the files. */
  readonly values: Body['values']
}

/** Files of a form sent without a script: each replaces its field's value. */
function takeFiles(definition: FormDefinition, { values: sent, files: parts }: Body): TakenFiles {
  const words = definition.words?.messages ?? formMessages
  const files: StoredFile[] = []
  const problems: SubmissionProblem[] = []
  const values = new Map(sent)
  for (const { name, label, fieldType } of fieldsOf(definition)) {
    const part = parts.find(({ field, content }) => field === name && content.length > 0)
    if (fieldType !== 'file' || !part) continue
    const taken = takeFile(part.filename, part.content)
    if ('id' in taken) {
      files.push(taken)
      values.set(name, fileAddress(taken.id))
    } else {
      const message = taken.status === 413 ? fillIn(words.fileSize, fileLimit / 1024 / 1024) : words.fileKind
      problems.push({ name, label, message })
    }
  }
  return { files, problems, values }
}

/** Whether there is space for the files of a lead. The lead is stored in any case. */
async function hasSpaceFor(
  { spamReason }: NewLead,
  files: readonly StoredFile[],
  store: LeadStore,
  deps: LeadDependencies,
): Promise<boolean> {
  if (files.length === 0) return true
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
  if (await hasFileSpace(store, bytes, spamReason !== undefined, deps)) return true
  deps.reportError('A lead was stored without its files', new Error(noFileSpace))
  return false
}

async function submit(request: LeadRequest, deps: LeadDependencies): Promise<Outcome> {
  const refusal = refuseAddress(request, ['POST']) ?? (await refuseSender(request, deps.submitLimiter, deps))
  if (refusal) return refused(refusal)

  const isMultipart = /^multipart\//i.test(request.headers['content-type'] ?? '')
  const body = await readBody(request, isMultipart ? multipartLimit : submissionLimit)
  if (typeof body === 'string') return refused(refusals[body])

  const formId = body.values.get(formIdKey)
  if (typeof formId !== 'string') return refused(refusals.malformed)
  const definition = findDefinition(await deps.definitions(), formId, body.values.get(localeKey))
  if (!definition) return refused(unknownForm)

  const { files, problems: fileProblems, values } = takeFiles(definition, body)
  const submission = readSubmission(definition, {
    kind: body.kind,
    values,
    files,
    now: deps.now(),
    sender: senderOf(request, deps.trustedProxies),
    referer: request.headers.referer,
  })
  const others = submission.ok ? [] : submission.problems
  const problems = [
    ...fileProblems,
    ...others.filter(({ name }) => !fileProblems.some((problem) => problem.name === name)),
  ]
  if (!submission.ok || problems.length > 0) return { kind: 'invalid', definition, problems }

  const { lead } = submission
  const store = await deps.store()
  const ownFiles = new Set(files.map(({ id }) => id))
  const known = await store.knownFiles(lead.fileIds.filter((id) => !ownFiles.has(id)))
  const missing = lead.fields.filter(({ value }) =>
    lead.fileIds.some((id) => value === fileAddress(id) && !known.has(id) && !ownFiles.has(id)),
  )
  if (missing.length > 0) {
    const labels = new Map(fieldsOf(definition).map(({ name, label }) => [name, label]))
    const message = (definition.words?.messages ?? formMessages).attachAgain
    return {
      kind: 'invalid',
      definition,
      problems: missing.map(({ name }) => ({ name, label: labels.get(name) ?? name, message })),
    }
  }
  await store.saveLead(lead, files, { isFull: !(await hasSpaceFor(lead, files, store, deps)) })
  if (!lead.spamReason) deps.onStored()
  void deps.tidy()
  return { kind: 'stored', definition }
}

const describe = ({ label, message }: SubmissionProblem): string => `${label}: ${message}`

const summaryOf = (problems: readonly SubmissionProblem[]): string =>
  problems.map((problem) => `${describe(problem)}.`).join(' ')

function answerJson(outcome: Outcome): LeadResponse {
  switch (outcome.kind) {
    case 'stored':
      return respondWithJson(200, { success: true, message: successMessageOf(outcome.definition) })
    case 'invalid': {
      const fields = Object.fromEntries(outcome.problems.map(({ name, message }) => [name, message]))
      return respondWithJson(422, { success: false, message: summaryOf(outcome.problems), fields })
    }
    case 'refused':
      return respondWithRefusal(outcome.refusal)
  }
}

/** The page of the form, if it is on the requested site. */
function originPage({ headers }: LeadRequest, deps: LeadDependencies): string {
  const address = headers.referer ?? ''
  if (!URL.canParse(address)) return '/'
  const { host, pathname, search, origin } = new URL(address)
  return host === headers.host || origin === deps.siteUrl ? `${pathname.replace(/^\/+/, '/')}${search}` : '/'
}

const isLink = (address: string | undefined): address is string => /^(https?:\/\/|\/(?!\/))/.test(address ?? '')

function answerPageFor(outcome: Outcome, back: string): LeadResponse {
  const backLink = { href: back, label: back === '/' ? 'Go to the home page' : 'Back to the page' }
  switch (outcome.kind) {
    case 'stored': {
      const { redirectUrl, next, locale } = outcome.definition
      const links = [
        ...(isLink(redirectUrl) ? [{ href: redirectUrl, label: 'Continue' }] : []),
        ...(next ? [{ ...next, lang: locale }] : []),
        backLink,
      ]
      return respondWithPage(200, { heading: successMessageOf(outcome.definition), headingLang: locale, links })
    }
    case 'invalid':
      return respondWithPage(422, {
        heading: 'Please check your answers',
        text: 'The form wasn’t sent. Use your browser’s Back button: your answers are still there.',
        items: outcome.problems.map(describe),
        itemsLang: outcome.definition.locale,
        links: [backLink],
      })
    case 'refused': {
      const { status, message, headers } = outcome.refusal
      const text = `${message} Use your browser’s Back button: your answers are still there.`
      return respondWithPage(status, { heading: 'That didn’t work', text, links: [backLink] }, headers)
    }
  }
}

const answer = (request: LeadRequest, deps: LeadDependencies, outcome: Outcome): LeadResponse =>
  isForm(request) ? answerPageFor(outcome, originPage(request, deps)) : answerJson(outcome)

/** Refuses a request as its sender expects: a plain form with a page, any other one with JSON. */
export const refuseRequest = (request: LeadRequest, deps: LeadDependencies, refusal: Refusal): LeadResponse =>
  answer(request, deps, refused(refusal))

/**
 * Accepts a form submission (requirements 3.3, 7.1, 8). Answers a JSON body with `{success, message}`, and a plain form
 * with a small page. Success means that the lead is on disk. Never throws: it reports errors and asks the visitor to
 * try again.
 */
export async function handleSubmit(request: LeadRequest, deps: LeadDependencies): Promise<LeadResponse> {
  let outcome: Outcome
  try {
    outcome = await submit(request, deps)
  } catch (error) {
    deps.reportError('A submission could not be stored', error)
    outcome = refused(refusals.unavailable)
  }
  return answer(request, deps, outcome)
}
