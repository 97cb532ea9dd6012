import { normalizeHref } from '../../lib/href'
import { Button, ButtonGroup } from '../../ui/Button/Button'
import { VisuallyHidden } from '../../ui/Typography/Typography'
import type { FormView } from '../form-view'
import { formIdKey, freeTrialLinkId, honeypotKey, localeKey, submitPath } from '../model/contract'
import type { FormDefinition, FormField } from '../model/definition'
import { browserFormJson, defaultValueOf, fieldsOf } from '../model/rules'
import { formLabels } from '../model/words'
import { Consent } from './MarketingForm.Consent'
import { Field } from './MarketingForm.Field'
import * as S from './MarketingForm.styles'

/** The e-mail field that is joined to the button, if no other field is visible except files (requirements 4.5). */
function caughtEmail(fields: readonly FormField[]): FormField | undefined {
  const [field, ...others] = fields.filter(({ hidden, fieldType }) => !hidden && fieldType !== 'file')
  return others.length === 0 && field?.fieldType === 'email' ? field : undefined
}

interface StatusProps {
  readonly form: Pick<FormDefinition, 'use' | 'redirectUrl' | 'next' | 'words'>
}

/**
 * Replaces the fields after a submit. It exists from the start, because screen readers announce only changes in known
 * regions.
 */
function Status({ form }: StatusProps) {
  const words = form.words?.labels ?? formLabels
  const next = normalizeHref(form.redirectUrl ?? '')
  return (
    <S.Status data-form-status="" tabIndex={-1}>
      <S.Mark aria-hidden="true" />
      <S.Message role="status" data-form-message="" />
      <S.Message role="alert" data-form-alert="" />
      {next && (
        <S.Next
          hidden
          href={next}
          id={form.use === 'free-trial' ? freeTrialLinkId : undefined}
          target="_blank"
          rel="noopener"
          data-form-next=""
        >
          {words.newTab}
        </S.Next>
      )}
      {form.next && (
        <S.NextStep href={form.next.href} variant="secondary">
          {form.next.label}
        </S.NextStep>
      )}
      <ButtonGroup $align="center" data-form-error-actions="" hidden>
        <Button data-form-action="retry">{words.tryAgain}</Button>
        <Button variant="secondary" data-form-action="reopen">
          {words.back}
        </Button>
      </ButtonGroup>
    </S.Status>
  )
}

/** Maximum characters of a button beside its field on a small phone. */
const longestShortText = 12

interface MarketingFormProps extends FormView {
  /** Prefix of ids; unique on the page. */
  readonly scope: string
  readonly labelledBy: string
}

/**
 * A lead form (requirements 3.3, 4.5) as static HTML: without scripts it is a plain POST. `start-forms.ts` finds it by
 * `data-marketing-form` and adds validation, uploads and sending in place.
 */
export function MarketingForm({ form, privacyHtml, scope, labelledBy }: MarketingFormProps) {
  const all = fieldsOf(form)
  const caught = caughtEmail(all)
  const rows = form.fieldGroups
    .map(({ fields }) => fields.filter((field) => !field.hidden && field !== caught))
    .filter((fields) => fields.length > 0)
  const hasFile = all.some(({ hidden, fieldType }) => !hidden && fieldType === 'file')
  const words = form.words?.labels ?? formLabels
  const buttonText = form.submitButtonText ?? words.submit
  const button = (
    <Button type="submit" size={form.isCompact ? undefined : 'large'}>
      {buttonText}
    </Button>
  )

  return (
    <S.Root>
      <S.Form
        method="post"
        action={submitPath}
        encType={hasFile ? 'multipart/form-data' : undefined}
        aria-labelledby={labelledBy}
        data-marketing-form=""
        data-state="idle"
        data-compact={form.isCompact || undefined}
      >
        <script type="application/json" dangerouslySetInnerHTML={{ __html: browserFormJson(form) }} />
        <S.Fields data-form-fields="">
          <input type="hidden" name={formIdKey} defaultValue={form.id} />
          {form.locale && <input type="hidden" name={localeKey} defaultValue={form.locale} />}
          {all
            .filter(({ hidden }) => hidden)
            .map((field) => (
              <input key={field.name} type="hidden" name={field.name} defaultValue={defaultValueOf(field)} />
            ))}
          <VisuallyHidden as="div" inert aria-hidden="true">
            <label>
              {words.leaveEmpty}
              <input type="text" name={honeypotKey} tabIndex={-1} autoComplete="off" />
            </label>
          </VisuallyHidden>
          <S.Summary role="group" aria-labelledby={`${scope}-summary`} data-form-summary="" hidden>
            <p id={`${scope}-summary`} />
            <ul role="list" />
          </S.Summary>
          {rows.map((fields) => (
            <S.Row key={fields[0]?.name} $columns={fields.length}>
              {fields.map((field) => (
                <Field key={field.name} field={field} scope={scope} words={words} />
              ))}
            </S.Row>
          ))}
          {caught && (
            <S.Catcher $button={buttonText.length > longestShortText ? 'long' : 'short'}>
              <Field field={caught} scope={scope} words={words} />
              {button}
            </S.Catcher>
          )}
          {form.legalConsent && <Consent consent={form.legalConsent} privacyHtml={privacyHtml} scope={scope} />}
          {!caught && button}
        </S.Fields>
        <Status form={form} />
      </S.Form>
    </S.Root>
  )
}
