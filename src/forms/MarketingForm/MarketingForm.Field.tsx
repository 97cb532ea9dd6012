import { Button, ButtonGroup } from '../../ui/Button/Button'
import { acceptedFiles, fileLimit } from '../model/contract'
import type { FormField } from '../model/definition'
import { defaultValueOf, lengthLimit } from '../model/rules'
import type { FormLabels } from '../model/words'
import * as S from './MarketingForm.Field.styles'

/** Attributes for autofill and the on-screen keyboard. */
interface InputHints {
  readonly autoComplete?: string
  readonly inputMode?: 'email' | 'tel' | 'url'
}

/** By CRM property name, without underscores. */
const hints: Readonly<Record<string, InputHints>> = {
  email: { autoComplete: 'email', inputMode: 'email' },
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  fullname: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  jobtitle: { autoComplete: 'organization-title' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  mobilephone: { autoComplete: 'tel', inputMode: 'tel' },
  website: { autoComplete: 'url', inputMode: 'url' },
  address: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  zip: { autoComplete: 'postal-code' },
  country: { autoComplete: 'country-name' },
}

interface ProblemProps {
  readonly id: string
  /** For a problem that may appear while the visitor is elsewhere. */
  readonly role?: 'alert'
}

/** The field's error message, written by the controller. */
export function Problem({ id, role }: ProblemProps) {
  return <S.Problem id={id} role={role} data-form-problem="" hidden />
}

interface ControlProps {
  readonly field: FormField
  readonly words: FormLabels
  readonly id: string
  readonly problemId: string
}

function Control({ field, words, id, problemId }: ControlProps) {
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
  // E-mail fields get e-mail hints, whatever their name.
  const { autoComplete, inputMode } = hints[isEmail ? 'email' : name.toLowerCase().replaceAll('_', '')] ?? {}

  if (fieldType === 'dropdown') {
    return (
      <S.Select {...shared} autoComplete={autoComplete}>
        <option value="">{placeholder ?? words.choose}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </S.Select>
    )
  }
  if (fieldType === 'multi_line_text') {
    return <S.TextArea {...shared} rows={4} maxLength={lengthLimit(field)} placeholder={placeholder} />
  }
  return (
    <S.Input
      {...shared}
      type={isEmail ? 'email' : 'text'}
      maxLength={lengthLimit(field)}
      placeholder={placeholder}
      autoComplete={autoComplete}
      inputMode={inputMode}
      autoCapitalize={isEmail ? 'none' : undefined}
      spellCheck={isEmail ? false : undefined}
    />
  )
}

function Radio({ field, id, problemId }: ControlProps) {
  const chosen = defaultValueOf(field)
  return (
    <S.Choices
      role="radiogroup"
      aria-labelledby={`${id}-label`}
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
  )
}

/**
 * A file field. A chosen file is uploaded immediately and the form sends its URL. Without scripts the form sends the
 * file.
 */
function File({ field, words, id, problemId }: ControlProps) {
  const hintId = `${id}-hint`
  return (
    <>
      <S.FileInput
        id={id}
        type="file"
        name={field.name}
        accept={acceptedFiles}
        required={field.required}
        aria-describedby={`${hintId} ${problemId}`}
        aria-invalid={false}
        data-form-control=""
      />
      <S.Hint id={hintId}>
        {`${words.fileHint} `}
        {fileLimit / 1024 / 1024} MB.
      </S.Hint>
      <S.Hint role="status" data-form-upload="" />
    </>
  )
}

export interface FieldProps {
  readonly field: FormField
  readonly scope: string
  readonly words: FormLabels
}

export function Field({ field, scope, words }: FieldProps) {
  const id = `${scope}-${field.name}`
  const problemId = `${id}-problem`
  const isRadio = field.fieldType === 'radio'
  const isFile = field.fieldType === 'file'
  const Input = isRadio ? Radio : isFile ? File : Control
  return (
    <S.Field data-form-field={field.name}>
      <S.Label {...(isRadio ? { as: 'span', id: `${id}-label` } : { htmlFor: id })}>
        {field.label}
        {/* Optional fields say so, because most fields are required. */}
        {!field.required && <S.Optional>{` ${words.optional}`}</S.Optional>}
      </S.Label>
      <S.Field>
        <Input field={field} words={words} id={id} problemId={problemId} />
        <Problem id={problemId} role={isFile ? 'alert' : undefined} />
        {isFile && (
          <ButtonGroup data-form-upload-actions="" hidden>
            <Button variant="secondary" data-form-action="upload">
              {words.tryAgain}
            </Button>
            <Button variant="secondary" data-form-action="clear">
              {words.removeFile}
            </Button>
          </ButtonGroup>
        )}
      </S.Field>
    </S.Field>
  )
}
