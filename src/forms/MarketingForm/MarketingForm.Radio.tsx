import type { FormField } from '../../data/form-definition'
import { defaultValueOf } from '../../lib/form-rules'
import { LabelText } from './MarketingForm.Label'
import { Problem } from './MarketingForm.Problem'
import * as S from './MarketingForm.styles'

interface RadioProps {
  readonly field: FormField
  readonly id: string
  readonly problemId: string
}

/** One of several choices, all of them in view. */
export function Radio({ field, id, problemId }: RadioProps) {
  const labelId = `${id}-label`
  const chosen = defaultValueOf(field)
  return (
    <S.Field data-form-field={field.name}>
      <S.Label as="span" id={labelId}>
        <LabelText field={field} />
      </S.Label>
      <S.Box>
        <S.Choices
          role="radiogroup"
          aria-labelledby={labelId}
          aria-describedby={problemId}
          aria-required={field.required}
          aria-invalid={false}
          data-form-control=""
        >
          {field.options.map(({ value, label }, index) => (
            <S.Choice key={value}>
              <input
                id={index === 0 ? id : undefined}
                type="radio"
                name={field.name}
                value={value}
                required={field.required}
                defaultChecked={value === chosen}
              />
              <span>{label}</span>
            </S.Choice>
          ))}
        </S.Choices>
        <Problem id={problemId} />
      </S.Box>
    </S.Field>
  )
}
