import type { LegalConsent } from '../../data/form-definition'
import { consentKey, consentValue } from '../../data/forms'
import { shownCheckboxes } from '../../lib/form-rules'
import { Prose } from '../../ui/Prose/Prose'
import { Problem } from './MarketingForm.Field'
import * as S from './MarketingForm.styles'

interface ConsentProps {
  readonly consent: LegalConsent
  readonly privacyHtml?: string
  readonly scope: string
}

/** Consent texts and checkboxes (requirements 5). */
export function Consent({ consent, privacyHtml, scope }: ConsentProps) {
  return (
    <S.Consent>
      {consent.consentToProcessText && <p>{consent.consentToProcessText}</p>}
      {shownCheckboxes(consent).map(({ label, subscriptionTypeId, required }) => {
        const name = consentKey(subscriptionTypeId)
        const problemId = `${scope}-consent-${subscriptionTypeId}-problem`
        return (
          <S.Field key={subscriptionTypeId} data-form-field={name}>
            <S.Choice>
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
            </S.Choice>
            <Problem id={problemId} />
          </S.Field>
        )
      })}
      {privacyHtml && <Prose html={privacyHtml} />}
    </S.Consent>
  )
}
