import { Prose } from '../../ui/Prose/Prose'
import { consentKey, consentValue } from '../model/contract'
import type { LegalConsent } from '../model/definition'
import { shownCheckboxes } from '../model/rules'
import { Problem } from './MarketingForm.Field'
import { Choice, Field } from './MarketingForm.Field.styles'
import { ConsentTexts } from './MarketingForm.styles'

interface ConsentProps {
  readonly consent: LegalConsent
  readonly privacyHtml?: string
  readonly scope: string
}

/** Consent texts and checkboxes (requirements 5). */
export function Consent({ consent, privacyHtml, scope }: ConsentProps) {
  return (
    <ConsentTexts>
      {consent.consentToProcessText && <p>{consent.consentToProcessText}</p>}
      {shownCheckboxes(consent).map(({ label, subscriptionTypeId, required }) => {
        const name = consentKey(subscriptionTypeId)
        const problemId = `${scope}-consent-${subscriptionTypeId}-problem`
        return (
          <Field key={subscriptionTypeId} data-form-field={name}>
            <Choice>
              <input
                id={`${scope}-consent-${subscriptionTypeId}`}
                type="checkbox"
                name={name}
                value={consentValue}
                required={required}
                aria-describedby={problemId}
                aria-invalid={false}
                data-form-control=""
              />
              <span>{label}</span>
            </Choice>
            <Problem id={problemId} />
          </Field>
        )
      })}
      {privacyHtml && <Prose html={privacyHtml} />}
    </ConsentTexts>
  )
}
