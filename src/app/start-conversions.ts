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

/**
 * Tells the personalization service of conversions, which experiments are judged by and audiences can be
 * made of (specification 3.4): clicks on links to a demo or a trial, however they are opened, and forms
 * that were stored. It decides by itself whether the visitor's consent allows that.
 *
 * @returns what is to be called when a form was stored. Who gives an e-mail address is known by it
 */
export function startConversions(
  root: Document,
  { track, identify }: Pick<Personalization, 'track' | 'identify'>,
): (submission: Submission) => void {
  const onClick = ({ type, button, target }: MouseEvent): void => {
    // The middle button opens a tab; the right one a menu.
    if (type === 'auxclick' && button !== 1) return
    const link = target instanceof Element ? target.closest('a') : null
    // A form opens the link to the trial by itself when it was sent.
    const name = link && !link.closest('form') ? conversionOf(link) : undefined
    if (name) void track(name, { path: root.location.pathname })
  }
  // Before those who stop a click to follow the link in their own way.
  root.addEventListener('click', onClick, true)
  root.addEventListener('auxclick', onClick, true)

  return ({ formId, use, email }) => {
    void track(conversions.submittedForm, { formId, use, path: root.location.pathname })
    if (email) void identify(email.toLowerCase(), { email })
  }
}
