import type { ShownCheckbox } from './consent-checkboxes'
import { requiredMessage, selectMessage } from './messages'

/**
 * What is wrong with one box of a legal consent, in the words that the visitor reads (specification 5).
 * Every required box has to be ticked. Where none of several boxes is, the visitor is asked to select one.
 *
 * @param shown all boxes that are shown, `checkbox` among them
 * @param isTicked by the subscription id of a box
 */
export function consentProblem(
  checkbox: ShownCheckbox,
  shown: readonly ShownCheckbox[],
  isTicked: (subscriptionTypeId: string) => boolean,
): string | undefined {
  if (!checkbox.required || isTicked(checkbox.subscriptionTypeId)) return undefined
  const isAnyTicked = shown.some(({ subscriptionTypeId }) => isTicked(subscriptionTypeId))
  return shown.length > 1 && !isAnyTicked ? selectMessage : requiredMessage
}
