import type { FormField } from '../../data/form-definition'
import { acceptedFiles, emailLimit, fileLimit, multiLineLimit, singleLineLimit } from '../../data/forms'
import { defaultValueOf } from '../../lib/form-rules'
import { Button } from '../../ui/Button/Button'
import * as S from './MarketingForm.styles'

/** What a browser is told about a field, so that it can fill it in and show the right keyboard. */
export interface InputHints {
  readonly autoComplete?: string
  readonly inputMode?: 'email' | 'tel' | 'url'
}

/** By the CRM's names of properties, without underscores. */
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

/**
 * @param name of the property in the CRM
 * @param isEmail e-mail fields are filled in as such, whatever their name
 */
export function inputHints(name: string, isEmail: boolean): InputHints {
  const key = isEmail ? 'email' : name.toLowerCase().replaceAll('_', '')
  return Object.hasOwn(hints, key) ? (hints[key] ?? {}) : {}
}

interface LabelTextProps {
  readonly field: Pick<FormField, 'label' | 'required'>
}

/** The words of a label. Most fields are required, so that the others say so. */
const LabelText = ({ field }: LabelTextProps) => (
  <>
    {field.label}
    {!field.required && <S.Optional> (optional)</S.Optional>}
  </>
)

interface LabelProps extends LabelTextProps {
  /** Id of the control. */
  readonly htmlFor: string
}

const Label = ({ field, htmlFor }: LabelProps) => (
  <S.Label htmlFor={htmlFor}>
    <LabelText field={field} />
  </S.Label>
)

interface ProblemProps {
  /** For the `aria-describedby` of the field. */
  readonly id: string
}

/** Where the controller writes what is wrong with a field. */
export function Problem({ id }: ProblemProps) {
  return <S.Problem id={id} data-form-problem="" hidden />
}

interface ControlProps {
  readonly field: FormField
  readonly id: string
  readonly problemId: string
}

/** The control of a field that has one: a text, an e-mail address or a dropdown. */
function Control({ field, id, problemId }: ControlProps) {
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

/** One of several choices, all of them in view. */
function Radio({ field, id, problemId }: ControlProps) {
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

/**
 * A file field. The file is uploaded when it is chosen, and what the form sends is its address. Without
 * scripts it is sent with the form.
 */
function File({ field, id, problemId }: ControlProps) {
  const hintId = `${id}-hint`
  return (
    <S.Field data-form-field={field.name}>
      <Label field={field} htmlFor={id} />
      <S.Box>
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
        <S.Hint id={hintId}>An image or a PDF, up to {fileLimit / 1024 / 1024} MB.</S.Hint>
        <S.Hint role="status" data-form-upload="" />
        <Problem id={problemId} />
        <S.FileActions data-form-upload-actions="" hidden>
          <Button variant="secondary" data-form-action="upload">
            Try again
          </Button>
          <Button variant="secondary" data-form-action="clear">
            Remove the file
          </Button>
        </S.FileActions>
      </S.Box>
    </S.Field>
  )
}

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
