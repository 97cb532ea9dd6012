/** Every kind of field, required or not, hidden or not, with each kind of default: what is shown, sent and said. */
import { render, screen } from '@testing-library/react'
import { browserForm } from './browser-form'
import { readValues } from './controller/form-dom'
import { formProblems } from './controller/form-state'
import { MarketingForm } from './MarketingForm/MarketingForm'
import { fieldTypes } from './model/contract'
import type { FieldType, FormField } from './model/definition'
import { field, formOf, options } from './model/test-support/forms'

const requiredMessage = 'Sorry, that is required'
const emailMessage = 'Please enter a valid email address'

type Defaults = Pick<FormField, 'defaultValue' | 'defaultValues'>

const one: Readonly<Record<FieldType, string>> = {
  dropdown: 'b',
  email: 'ann@example.com',
  file: '/a.pdf',
  multi_line_text: 'Some\nwords',
  radio: 'b',
  single_line_text: 'Words',
}

/** A visible field that stands in the form as it is: what it sends, and what is wrong with that when it is required and when not. */
const visible: Readonly<
  Record<FieldType, Readonly<Record<'none' | 'one' | 'several', readonly [string, string, string]>>>
> = {
  dropdown: { none: ['', requiredMessage, ''], one: ['b', '', ''], several: ['', requiredMessage, ''] },
  email: {
    none: ['', requiredMessage, ''],
    one: ['ann@example.com', '', ''],
    several: ['a@b.co;c@d.co', emailMessage, emailMessage],
  },
  file: { none: ['', requiredMessage, ''], one: ['', requiredMessage, ''], several: ['', requiredMessage, ''] },
  multi_line_text: {
    none: ['', requiredMessage, ''],
    one: ['Some\nwords', '', ''],
    several: ['a@b.co;c@d.co', '', ''],
  },
  radio: { none: ['', requiredMessage, ''], one: ['b', '', ''], several: ['', requiredMessage, ''] },
  single_line_text: { none: ['', requiredMessage, ''], one: ['Words', '', ''], several: ['a@b.co;c@d.co', '', ''] },
}

const defaultsOf = (type: FieldType): Readonly<Record<'none' | 'one' | 'several', Defaults>> => ({
  none: {},
  one: { defaultValue: one[type] },
  several: { defaultValues: ['a@b.co', 'c@d.co'] },
})

const cases = fieldTypes.flatMap((fieldType) =>
  ([true, false] as const).flatMap((required) =>
    ([true, false] as const).flatMap((hidden) =>
      (['none', 'one', 'several'] as const).map((defaults) => ({ fieldType, required, hidden, defaults })),
    ),
  ),
)

it.each(cases)('$fieldType, required: $required, hidden: $hidden, defaults: $defaults', (kind) => {
  const { fieldType, required, hidden, defaults } = kind
  const definition = formOf([
    field('x', {
      label: 'Its label',
      fieldType,
      required,
      hidden,
      ...defaultsOf(fieldType)[defaults],
      options: ['dropdown', 'radio'].includes(fieldType) ? options : [],
    }),
    // So that an e-mail field does not stand alone.
    field('other', { required: false }),
  ])
  const { container } = render(<MarketingForm form={definition} scope="test" labelledBy="heading" />)

  const form = container.querySelector('form') ?? document.createElement('form')
  const [shownValue, whenRequired, whenNot] = visible[fieldType][defaults]
  const hiddenValue = { none: '', one: one[fieldType], several: 'a@b.co;c@d.co' }[defaults]
  const values = readValues(form)
  expect(values.x ?? '').toBe(hidden ? hiddenValue : shownValue)
  const problem = required ? whenRequired : whenNot
  expect(formProblems(browserForm(definition), values, {})).toEqual({ ...(!hidden && { x: problem }), other: '' })

  expect(screen.queryByText('Its label') !== null).toBe(!hidden)
  const control = container.querySelector(`[data-form-field=x] [data-form-control]`)
  expect(control !== null).toBe(!hidden)
  expect(container.querySelectorAll('[name=x][type=hidden]')).toHaveLength(hidden ? 1 : 0)
  if (control === null) return
  expect(control.matches(':required, [aria-required=true]')).toBe(required)
  expect(control.closest('[data-form-field]')?.textContent.includes('Its label (optional)')).toBe(!required)
})

it('is all of them', () => {
  expect(cases).toHaveLength(6 * 2 * 2 * 3)
})
