import type { ConsentCheckbox, LegalConsent } from '../../data/form-definition'

/** A box that can be shown: it has both. */
export type ShownCheckbox = ConsentCheckbox & Required<Pick<ConsentCheckbox, 'label' | 'subscriptionTypeId'>>

/** The boxes of a legal consent that are shown: those with both a label and a subscription id (specification 5). */
export const shownCheckboxes = (consent: LegalConsent | undefined): readonly ShownCheckbox[] =>
  (consent?.checkboxes ?? []).filter(
    (checkbox): checkbox is ShownCheckbox => !!checkbox.label && !!checkbox.subscriptionTypeId,
  )
