import { consentEvent } from '../../data/attribution'
import { whenShown } from './when-shown'

/**
 * Waits for consent where the script's own element asks for it: `<script data-consent="required">`.
 * To be called while that script runs.
 *
 * @returns what calls back once the page is shown and, if need be, the visitor has consented
 */
export const whenAllowed = (): ((act: () => void) => void) => {
  if (document.currentScript?.dataset.consent !== 'required') return whenShown
  return (act) => document.addEventListener(consentEvent, () => whenShown(act))
}
