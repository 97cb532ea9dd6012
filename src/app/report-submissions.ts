import type { Submission } from '../forms/controller/form-controller'
import { conversions } from '../personalization/constants'
import type { Personalization } from '../personalization/personalization'

/**
 * Reports stored forms to the personalization service (requirements 3.4). Clicks on links to a demo or a trial are
 * recorded earlier (src/attribution/record-events.ts). The service checks consent.
 *
 * @returns a function to call when a form is stored; its e-mail address identifies the visitor
 */
export const reportSubmissions =
  ({ track, identify }: Pick<Personalization, 'track' | 'identify'>) =>
  ({ formId, use, path, email }: Submission): void => {
    void track(conversions.submittedForm, { formId, use, path })
    if (email) void identify(email.toLowerCase(), { email })
  }
