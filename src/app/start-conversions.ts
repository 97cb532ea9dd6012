import { isSignUpPage } from '../attribution/core/pages'
import { conversions, demoPath, trialPath } from '../data/personalization'
import type { Submission } from '../forms/controller/form-controller'
import type { Personalization } from '../personalization/personalization'

/** What a click on a link is, for experiments; nothing for most links. */
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
 * Reports conversions to the personalization service, for experiments and audiences (requirements 3.4): clicks
 * on links to a demo or a trial, however they are opened, and stored forms. The service checks the visitor's
 * consent.
 *
 * @returns a function to call when a form has been stored; an e-mail address in it identifies the visitor
 */
export function startConversions(
  root: Document,
  { track, identify, signal }: ConversionsOptions,
): (submission: Submission) => void {
  const onClick = ({ type, button, target }: MouseEvent): void => {
    // The middle button opens a tab; the right one a menu.
    if (type === 'auxclick' && button !== 1) return
    const link = target instanceof Element ? target.closest('a') : null
    // A form opens the link to the trial by itself when it was sent.
    const name = link && !link.closest('form') ? conversionOf(link) : undefined
    if (name) void track(name, { path: root.location.pathname })
  }
  // Runs before listeners that stop the event.
  root.addEventListener('click', onClick, { capture: true, signal })
  root.addEventListener('auxclick', onClick, { capture: true, signal })

  return ({ formId, use, email }) => {
    void track(conversions.submittedForm, { formId, use, path: root.location.pathname })
    if (email) void identify(email.toLowerCase(), { email })
  }
}
