import type { FormField } from '../../data/form-definition'
import * as S from './MarketingForm.styles'

interface LabelTextProps {
  readonly field: Pick<FormField, 'label' | 'required'>
}

/** The words of a label. Most fields are required, so that the others say so. */
export const LabelText = ({ field }: LabelTextProps) => (
  <>
    {field.label}
    {!field.required && <S.Optional> (optional)</S.Optional>}
  </>
)

interface LabelProps extends LabelTextProps {
  /** Id of the control. */
  readonly htmlFor: string
}

export const Label = ({ field, htmlFor }: LabelProps) => (
  <S.Label htmlFor={htmlFor}>
    <LabelText field={field} />
  </S.Label>
)
