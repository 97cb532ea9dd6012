import type { FormField } from '../../data/form-definition'
import { Control } from './MarketingForm.Control'
import { File } from './MarketingForm.File'
import { Label } from './MarketingForm.Label'
import { Problem } from './MarketingForm.Problem'
import { Radio } from './MarketingForm.Radio'
import * as S from './MarketingForm.styles'

export interface FieldProps {
  readonly field: FormField
  /** What ids begin with. */
  readonly scope: string
}

/** A visible field: its label, its control, and where the controller writes what is wrong with it. */
export function Field({ field, scope }: FieldProps) {
  const id = `${scope}-${field.name}`
  const problemId = `${id}-problem`
  if (field.fieldType === 'radio') return <Radio field={field} id={id} problemId={problemId} />
  if (field.fieldType === 'file') return <File field={field} id={id} problemId={problemId} />
  return (
    <S.Field data-form-field={field.name}>
      <Label field={field} htmlFor={id} />
      <S.Box>
        <Control field={field} id={id} problemId={problemId} />
        <Problem id={problemId} />
      </S.Box>
    </S.Field>
  )
}
