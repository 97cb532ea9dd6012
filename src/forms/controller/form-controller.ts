import { readSiteConfig } from '../../lib/site-config'
import { estimateField, formIdKey, freeTrialLinkId, ipAddressKey, pageUriKey, submissionIdKey } from '../model/contract'
import { visibleText, type BrowserForm } from '../model/rules'
import { formMessages } from '../model/words'
import { rememberSubscriber } from '../newsletter'
import { fieldsOf, focusField, openLink, showState } from './form-dom'
import {
  formProblems,
  initialState,
  reduce,
  type Entered,
  type FormEvent,
  type FormState,
  type Problems,
} from './form-state'
import { lookUpIp, submitForm } from './requests'
import {
  createSubmissionIds,
  hiddenValues,
  pageValues,
  readEstimate,
  readValues,
  visitValues,
  type Values,
} from './submission'
import { createUploads } from './uploads'
import { whenLeaving, type Leaving } from './when-leaving'

/** Delay in ms before fields with a problem are checked again after a change (requirements 4.5, 9). */
const checkDelay = 200

/** Delay in ms before a failed request is repeated after client-side navigation, and how often. */
const repeatDelay = 5000
const repeats = 3

export interface Submission {
  readonly formId: string
  readonly use: BrowserForm['use']
  /** Of the form's page: the visitor may have gone on. */
  readonly path: string
  readonly email?: string
}

export type FormController = ReturnType<typeof createFormController>

export interface ControllerOptions {
  readonly onSubmitted: (submission: Submission) => void
  /** Where the visitor came from, by hidden field. Read when a form is sent. */
  readonly readVisitor: () => Readonly<Record<string, string | null | undefined>>
}

/**
 * Controls one form (requirements 4.5). Each event goes through the reducer, and the new state is rendered.
 *
 * @param options `onSubmitted` is called when a submission is stored
 */
export function createFormController(
  form: HTMLFormElement,
  definition: BrowserForm,
  { onSubmitted, readVisitor }: ControllerOptions,
) {
  const root = form.ownerDocument
  const words = definition.messages ?? formMessages
  const submissionId = createSubmissionIds()
  let state: FormState = initialState
  let checking: number | undefined
  let isRefused = false

  const dispatch = (event: FormEvent): FormState => {
    const before = state
    state = reduce(before, event)
    if (state !== before) showState(form, state, before, words)
    return state
  }
  const uploads = createUploads(form, words, (name, upload) => dispatch({ type: 'uploadChanged', name, upload }))

  const findProblems = (): Problems =>
    state.status === 'success' ? {} : formProblems(definition, readValues(form), state.uploads)

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

  /** Waits for the IP address and the uploads, unless the visitor leaves. */
  const gather = async (leaving: Leaving): Promise<string> => {
    const { ipLookupUrl } = readSiteConfig(root).forms ?? {}
    const [ipAddress] = await Promise.all([lookUpIp(ipLookupUrl, leaving.hidden), uploads.settled(leaving.gone)])
    return ipAddress
  }

  /** Whether the form is open again, or was submitted once more since. */
  const isOutdated = (entered: Entered): boolean =>
    !(state.status === 'submitting' && state.entered === entered) && form.isConnected

  /**
   * Whether an upload failed and the visitor can choose the file again. After the visitor has left, the form is sent
   * without it.
   */
  const needsFileAgain = async (entered: Entered, leaving: Leaving): Promise<boolean> => {
    // A hidden page may be shown again.
    if (isOutdated(entered)) await leaving.seen()
    return isOutdated(entered) && !leaving.gone.aborted
  }

  const payloadOf = ({ values, page }: Entered, ipAddress: string): Values => {
    const files = 'uploads' in state ? state.uploads : {}
    const fields: Record<string, string> = {}
    for (const { name } of definition.fields) {
      const upload = files[name]
      if (upload?.status === 'uploaded') fields[name] = upload.url
      // Without the lost file: the endpoint refuses a required field that is empty, but not one that is missing.
      else if (!upload) fields[name] = values[name] ?? ''
    }
    const content = { ...values, ...fields, [formIdKey]: definition.id }
    return {
      ...content,
      ...page,
      ...visitValues(window),
      [ipAddressKey]: ipAddress,
      [submissionIdKey]: submissionId(content),
    }
  }

  const openNextPage = (): void => {
    const isTrial = definition.use === 'free-trial'
    const link = isTrial ? root.getElementById(freeTrialLinkId) : form.querySelector('[data-form-next]')
    if (link instanceof HTMLAnchorElement && form.isConnected) openLink(link)
  }

  const finish = ({ values, page }: Entered): void => {
    dispatch({ type: 'succeeded', message: definition.successMessage })
    if (definition.use === 'newsletter') rememberSubscriber()
    openNextPage()
    const email = definition.fields.find(({ fieldType, name }) => fieldType === 'email' && values[name])?.name
    const { pathname: path } = new URL(page[pageUriKey] ?? '', root.baseURI)
    onSubmitted({ formId: definition.id, use: definition.use, path, email: email && visibleText(values[email] ?? '') })
  }

  const send = async (entered: Entered): Promise<void> => {
    const leaving = whenLeaving(root)
    const ipAddress = await gather(leaving)
    const isWaitingForFile = await needsFileAgain(entered, leaving)
    leaving.stop()
    if (isWaitingForFile) {
      focusFirstProblem()
      return
    }
    const payload = payloadOf(entered, ipAddress)
    let problem = await submitForm(payload, words)
    // After client-side navigation, nobody sees the message. The endpoint stores a repeated submission once.
    for (let left = repeats; problem !== undefined && !form.isConnected && left > 0; left -= 1) {
      await new Promise((resolve) => setTimeout(resolve, repeatDelay))
      problem = await submitForm(payload, words)
    }
    if (problem === undefined) finish(entered)
    else {
      isRefused = problem.isRefused
      dispatch({ type: 'failed', message: problem.message })
    }
  }

  /** Call it before the fields are disabled: disabled fields have no values. */
  const readEntered = (): Entered => ({
    values: { ...readValues(form), ...hiddenValues(form, { ...readVisitor(), [estimateField]: readEstimate(root) }) },
    page: pageValues(root),
  })

  /** The endpoint may have deleted the files. Browsers fire no event when the visitor chooses the same file again. */
  const renewUploads = (): void => {
    if (isRefused && 'uploads' in state) Object.keys(state.uploads).forEach(uploads.start)
    isRefused = false
  }

  const submit = (): void => {
    if (state.status === 'submitting' || state.status === 'success') return
    const next = dispatch(
      state.status === 'error'
        ? { type: 'retried' }
        : { type: 'submitted', problems: findProblems(), entered: readEntered() },
    )
    renewUploads()
    if (next.status === 'submitting') void send(next.entered)
    else focusFirstProblem()
  }

  return {
    submit,
    /** @param name of the field that has lost the focus */
    leave: (name: string): void => check(name),
    change: (): void => {
      window.clearTimeout(checking)
      checking = window.setTimeout(check, checkDelay)
    },
    chooseFile: uploads.start,
    /** A button of the form was used. `name` is its field, if any. */
    act: (action: string, name: string): void => {
      if (action === 'retry') submit()
      else if (action === 'reopen') {
        dispatch({ type: 'reopened' })
        renewUploads()
      } else if (action === 'clear') uploads.clear(name)
      else {
        if (action === 'upload') uploads.start(name)
        // Starting an upload hides the button that had the focus.
        focusField(fieldsOf(form).find(([other]) => other === name)?.[1])
      }
    },
  }
}
