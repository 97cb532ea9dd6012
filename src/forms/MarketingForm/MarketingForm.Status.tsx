import type { FormDefinition } from '../../data/form-definition'
import { freeTrialLinkId } from '../../data/forms'
import { normalizeHref } from '../../lib/href'
import { Button } from '../../ui/Button/Button'
import * as S from './MarketingForm.styles'

interface StatusProps {
  readonly form: Pick<FormDefinition, 'use' | 'redirectUrl'>
}

/**
 * The box that takes the place of the fields once they are sent. It is there from the start and
 * empty, because screen readers only read what changes in a region that they know.
 */
export function Status({ form }: StatusProps) {
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
          Continue in a new tab
        </S.Next>
      )}
      <S.StatusActions data-form-error-actions="" hidden>
        <Button data-form-action="retry">Try again</Button>
        <Button variant="secondary" data-form-action="reopen">
          Back to the form
        </Button>
      </S.StatusActions>
    </S.Status>
  )
}
