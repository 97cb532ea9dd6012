import type { FormUse } from '../../data/form-definition'
import { formIdKey, freeTrialLinkId, ipAddressKey, submissionIdKey } from '../../data/forms'
import { readSiteConfig } from '../../lib/site-config'
import type { BrowserForm } from '../browser-form'
import { rememberSubscriber } from '../newsletter'
import { fieldsOf, focusField, openLink, readValues } from './form-dom'
import { type FormEvent, formProblems, type FormState, initialState, reduce } from './form-state'
import { lookUpIp } from './look-up-ip'
import { showState } from './show-state'
import { createId, fillVariation, pageValues, submitForm, visitValues } from './submission'
import { createUploads } from './uploads'
import { whenLeaving } from './when-leaving'

/** Milliseconds between a change and the check of what was wrong (specification 4.5, 9). */
const checkDelay = 200

/** What the rest of the page is told of a submission. */
export interface Submission {
  readonly formId: string
  readonly use: FormUse
  /** The visitor's address, where the form has asked for it. */
  readonly email?: string
}

/** What happens to a form. */
export interface FormController {
  readonly submit: () => void
  /** The focus has left a field. */
  readonly leave: (name: string) => void
  /** Something was typed, chosen or ticked. */
  readonly change: () => void
  readonly chooseFile: (name: string) => void
  /** A control of the form's own was used. `name` is the field that it belongs to, if it does. */
  readonly act: (action: string, name: string) => void
}

type Values = Readonly<Record<string, string>>

/**
 * What a form does once its code is here (specification 4.5). All that it knows is in one state; every
 * event goes through the reducer, and what comes out is shown.
 *
 * @param onSubmitted told when a submission is stored
 */
export function createFormController(
  form: HTMLFormElement,
  definition: BrowserForm,
  onSubmitted: (submission: Submission) => void,
): FormController {
  const root = form.ownerDocument
  let state: FormState = initialState
  let values: Values = {}
  /** Of the page that the form was sent from: another may be shown before the submission goes out. */
  let page: Values = {}
  /** The last submission's id, and what it was: the same again is a retry, and stored once. */
  let attempt: { readonly id: string; readonly content: string } | undefined
  let checking: number | undefined

  const dispatch = (event: FormEvent): void => {
    const before = state
    state = reduce(before, event)
    if (state !== before) showState(form, state, before)
  }
  const uploads = createUploads(form, (name, upload) => dispatch({ type: 'uploadChanged', name, upload }))

  const findProblems = (): Values =>
    state.status === 'success' ? {} : formProblems(definition, readValues(form), state.uploads)

  /** Checks a field, and with it what was wrong before; without a name only that. */
  const check = (name?: string): void => {
    if (state.status === 'success') return
    const known = Object.keys(state.problems)
    const found = Object.entries(findProblems()).filter(([other]) => other === name || known.includes(other))
    dispatch({ type: 'checked', problems: Object.fromEntries(found) })
  }

  const focusFirstProblem = (): void => {
    const { problems = {} } = 'problems' in state ? state : {}
    focusField(fieldsOf(form).find(([name]) => problems[name])?.[1])
  }

  const valueOf = (name: string): string => {
    const upload = 'uploads' in state ? state.uploads[name] : undefined
    return upload?.status === 'uploaded' ? upload.url : (values[name] ?? '')
  }

  const payloadOf = (ipAddress: string): Values => {
    const fields = Object.fromEntries(definition.fields.map(({ name }) => [name, valueOf(name)]))
    const content = { ...values, ...fields, [formIdKey]: definition.id }
    const text = JSON.stringify(content)
    if (attempt?.content !== text) attempt = { id: createId(), content: text }
    return { ...content, ...page, ...visitValues(), [ipAddressKey]: ipAddress, [submissionIdKey]: attempt.id }
  }

  const finish = (): void => {
    dispatch({ type: 'succeeded', message: definition.successMessage })
    if (definition.use === 'newsletter') rememberSubscriber(Date.now())
    const next =
      definition.use === 'free-trial' ? root.getElementById(freeTrialLinkId) : form.querySelector('[data-form-next]')
    if (next instanceof HTMLAnchorElement && form.isConnected) openLink(next)
    const email = definition.fields.find(({ fieldType, name }) => fieldType === 'email' && values[name])
    onSubmitted({ formId: definition.id, use: definition.use, email: email && values[email.name]?.trim() })
  }

  const send = async (): Promise<void> => {
    const leaving = whenLeaving(root)
    const [ipAddress] = await Promise.all([
      lookUpIp(readSiteConfig(root).forms?.ipLookupUrl, leaving.hidden),
      uploads.settled(leaving.gone),
    ])
    // A file was lost. While the page is hidden nobody knows whether the visitor comes back to see it.
    if (state.status !== 'submitting' && form.isConnected) await leaving.seen()
    leaving.stop()
    // Who has gone on, within the site or elsewhere, can't choose the file again: what was typed goes
    // without it. Within the site that is not done at once, because the file may still arrive.
    if (state.status !== 'submitting' && form.isConnected && !leaving.gone.aborted) {
      focusFirstProblem()
      return
    }
    const problem = await submitForm(payloadOf(ipAddress))
    if (problem === undefined) finish()
    else dispatch({ type: 'failed', message: problem })
  }

  const submit = (): void => {
    if (state.status === 'submitting' || state.status === 'success') return
    if (state.status !== 'error') {
      const problems = findProblems()
      fillVariation(form)
      // Before the fields are disabled: those have no values.
      values = readValues(form)
      page = pageValues(root)
      dispatch({ type: 'refused', problems })
      if (state.status === 'invalid') {
        focusFirstProblem()
        return
      }
    }
    dispatch({ type: 'submitted' })
    void send()
  }

  return {
    submit,
    leave: check,
    change: () => {
      window.clearTimeout(checking)
      checking = window.setTimeout(check, checkDelay)
    },
    chooseFile: (name) => uploads.start(name),
    act: (action, name) => {
      if (action === 'retry') submit()
      else if (action === 'reopen') dispatch({ type: 'reopened' })
      else if (action === 'upload') uploads.start(name)
      else if (action === 'clear') uploads.clear(name)
      else if (action === 'focus') focusField(fieldsOf(form).find(([other]) => other === name)?.[1])
    },
  }
}
