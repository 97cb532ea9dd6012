import { isSignUpPage } from '../attribution/core/pages'
import { conversions, demoPath, trialPath } from '../data/personalization'
import type { Submission } from '../forms/controller/form-controller'
import type { Personalization } from '../personalization/personalization'

/** The conversion that a click on a link is, if any. */
function conversionOf(link: HTMLAnchorElement): string | undefined {
  if (isSignUpPage(link)) return conversions.clickedTrial
  if (link.origin !== link.ownerDocument.location.origin) return undefined
  if (link.pathname === demoPath) return conversions.clickedDemo
  return link.pathname === trialPath ? conversions.clickedTrial : undefined
}

interface ConversionsOptions extends Pick<Personalization, 'track' | 'identify'> {
  readonly signal: AbortSignal
}

/**
 * Reports conversions to the personalization service (requirements 3.4): clicks on links to a demo or a trial, and
 * stored forms. The service checks consent.
 *
 * @returns to be called when a form is stored; its e-mail address identifies the visitor
 */
export function startConversions(
  root: Document,
  { track, identify, signal }: ConversionsOptions,
): (submission: Submission) => void {
  const onClick = ({ type, button, target }: MouseEvent): void => {
    // Only the middle button opens a link in a tab.
    if (type === 'auxclick' && button !== 1) return
    const link = target instanceof Element ? target.closest('a') : null
    // After a trial form, its own code clicks the link to the trial.
    const name = link && !link.closest('form') ? conversionOf(link) : undefined
    if (name) void track(name, { path: root.location.pathname })
  }
  root.addEventListener('click', onClick, { capture: true, signal })
  root.addEventListener('auxclick', onClick, { capture: true, signal })

  return ({ formId, use, email }) => {
    void track(conversions.submittedForm, { formId, use, path: root.location.pathname })
    if (email) void identify(email.toLowerCase(), { email })
  }
}
