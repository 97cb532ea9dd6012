import type { FormField } from '../../data/form-definition'
import { emailLimit, multiLineLimit, singleLineLimit } from '../../data/forms'
import { defaultValueOf } from '../../lib/form-rules'
import { inputHints } from './input-hints'
import * as S from './MarketingForm.styles'

interface ControlProps {
  readonly field: FormField
  readonly id: string
  readonly problemId: string
}

/** The control of a field that has one: a text, an e-mail address or a dropdown. */
export function Control({ field, id, problemId }: ControlProps) {
  const { name, fieldType, placeholder, required, options } = field
  const shared = {
    id,
    name,
    required,
    defaultValue: defaultValueOf(field),
    'aria-describedby': problemId,
    'aria-invalid': false,
    'data-form-control': '',
  }
  const isEmail = fieldType === 'email'
  const { autoComplete, inputMode } = inputHints(name, isEmail)

  if (fieldType === 'dropdown') {
    return (
      <S.Select {...shared} autoComplete={autoComplete}>
        <option value="">{placeholder ?? 'Please choose'}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </S.Select>
    )
  }
  if (fieldType === 'multi_line_text') {
    return <S.TextArea {...shared} rows={4} maxLength={multiLineLimit} placeholder={placeholder} />
  }
  return (
    <S.Input
      {...shared}
      type={isEmail ? 'email' : 'text'}
      maxLength={isEmail ? emailLimit : singleLineLimit}
      placeholder={placeholder}
      autoComplete={autoComplete}
      inputMode={inputMode}
      autoCapitalize={isEmail ? 'none' : undefined}
      spellCheck={isEmail ? false : undefined}
    />
  )
}
