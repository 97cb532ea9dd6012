import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { acceptedFiles, honeypotKey, submitPath } from '../model/contract'
import { fieldTypes, type FormDefinition, type FormField } from '../model/definition'
import { email, field, formOf, fullForm, options } from '../model/test-support/forms'
import { MarketingForm } from './MarketingForm'

const draw = (form: FormDefinition, privacyHtml?: string) =>
  render(
    <>
      <h2 id="heading">Book a demo</h2>
      <MarketingForm form={form} privacyHtml={privacyHtml} scope="demo" labelledBy="heading" />
    </>,
  )

const getForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Book a demo' })

describe('without a script', () => {
  it('is validated and posted to the endpoint by the browser', () => {
    draw(formOf([email()]))
    expect(getForm()).toHaveAttribute('method', 'post')
    expect(getForm()).toHaveAttribute('action', submitPath)
    expect(getForm().noValidate).toBe(false)
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
  })

  it('sends its id, its hidden fields and its default values', () => {
    draw(
      formOf([
        email({ name: 'work_email', defaultValue: 'a@b.co' }),
        field('size', { fieldType: 'dropdown', options, defaultValue: 'b' }),
        field('focus', { fieldType: 'radio', options, defaultValue: 'a' }),
        field('note', { fieldType: 'multi_line_text', defaultValue: 'Some\nwords' }),
        ...fieldTypes.map((fieldType) => field(fieldType, { hidden: true, fieldType, defaultValues: ['x', 'y'] })),
        field('empty', { hidden: true }),
      ]),
    )
    expect(Object.fromEntries(new FormData(getForm()))).toEqual({
      formId: 'test-form',
      work_email: 'a@b.co',
      size: 'b',
      focus: 'a',
      note: 'Some\nwords',
      ...Object.fromEntries(fieldTypes.map((fieldType) => [fieldType, 'x;y'])),
      empty: '',
      [honeypotKey]: '',
    })
  })

  it('sends files if it has a visible field for one', () => {
    const { unmount } = draw(formOf([field('file', { fieldType: 'file' })]))
    expect(getForm().enctype).toBe('multipart/form-data')
    unmount()
    draw(formOf([email(), field('file', { fieldType: 'file', hidden: true })]))
    expect(getForm().enctype).toBe('application/x-www-form-urlencoded')
  })
})

describe('a field', () => {
  it.each(fieldTypes)(
    'of the type %s is marked as required or optional, and shown unless it is hidden',
    (fieldType) => {
      const one = (name: string, changes: Partial<FormField>) => field(name, { fieldType, options, ...changes })
      const { container } = draw(formOf([one('a', {}), one('b', { required: false }), one('c', { hidden: true })]))
      const controls = [...container.querySelectorAll('[data-form-control]')]
      expect(controls.map((control) => control.matches(':required, [aria-required=true]'))).toEqual([true, false])
      const labels = [...container.querySelectorAll('[data-form-field]')].map(
        (one) => one.firstElementChild?.textContent,
      )
      expect(labels).toEqual(['Label of a', 'Label of b (optional)'])
    },
  )

  it.each<[name: string, differences: Parameters<typeof field>[1], attributes: Record<string, string>]>([
    ['First_Name', {}, { type: 'text', autocomplete: 'given-name', maxlength: '1000' }],
    ['constructor', {}, { type: 'text' }],
    ['phone', {}, { inputmode: 'tel', autocomplete: 'tel' }],
    [
      'work_address',
      { fieldType: 'email', placeholder: 'you@company.com' },
      {
        type: 'email',
        inputmode: 'email',
        autocomplete: 'email',
        autocapitalize: 'none',
        spellcheck: 'false',
        maxlength: '254',
        placeholder: 'you@company.com',
      },
    ],
    ['note', { fieldType: 'multi_line_text', placeholder: 'Words' }, { maxlength: '10000', placeholder: 'Words' }],
  ])('%s %j has the attributes %j', (name, differences, attributes) => {
    draw(formOf([field(name, differences), field('other')]))
    const control = screen.getByRole('textbox', { name: `Label of ${name}` })
    for (const [attribute, value] of Object.entries(attributes)) expect(control).toHaveAttribute(attribute, value)
  })

  it('offers the choices of a dropdown, with none selected', () => {
    draw(formOf([field('size', { fieldType: 'dropdown', options, placeholder: 'Choose a size' })]))
    const control = screen.getByRole('combobox', { name: 'Label of size' })
    expect(control).toHaveValue('')
    const choices = within(control).getAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Choose a size', 'First', 'Second'])
  })

  it('offers the choices of radio buttons as a group', () => {
    draw(formOf([field('focus', { fieldType: 'radio', options })]))
    const group = screen.getByRole('radiogroup', { name: 'Label of focus' })
    expect(within(group).getByRole('radio', { name: 'First' })).not.toBeChecked()
    expect(within(group).getByRole('radio', { name: 'Second' })).toHaveAttribute('value', 'b')
  })

  it('accepts images and PDF as files', () => {
    draw(formOf([field('file', { fieldType: 'file' })]))
    const control = screen.getByLabelText('Label of file')
    expect(control).toHaveAttribute('accept', acceptedFiles)
    expect(control).toHaveAccessibleDescription(/^An image or a PDF, up to 4 MB\.\s*$/)
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })
})

it('shows consent texts and the checkboxes with both a label and an id', () => {
  draw(fullForm(), '<p>Read our <a href="/privacy/">policy</a>.</p>')
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ required, checked }) => [required, checked])).toEqual([
    [true, false],
    [false, false],
  ])
  expect(screen.getByRole('checkbox', { name: 'Notices' })).toBe(boxes[0])
  expect(screen.getByText('You agree that we keep this.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'policy' })).toHaveAttribute('href', '/privacy/')
})

describe('the button', () => {
  const hidden = field('source', { hidden: true })
  const file = field('file', { fieldType: 'file' })
  const hiddenEmail = email({ name: 'second', hidden: true })

  it.each<[name: string, fields: readonly FormField[], isJoined: boolean]>([
    ['is joined to an e-mail field', [email()], true],
    ['is joined to an e-mail field beside hidden ones and a file', [hidden, email(), file], true],
    ['is at the end with another visible field', [email(), field('name')], false],
    ['is at the end with two e-mail fields', [email(), email({ name: 'second' })], false],
    ['is at the end with a hidden e-mail field', [hiddenEmail, field('name')], false],
    ['is at the end with a field of another type', [field('name')], false],
  ])('%s', (_name, fields, isJoined) => {
    draw(formOf(fields, { submitButtonText: 'Book my demo' }))
    const button = screen.getByRole('button', { name: 'Book my demo' })
    const [first] = screen.getAllByRole('textbox')
    expect(button.parentElement?.contains(first ?? null)).toBe(true)
    expect(button.parentElement?.hasAttribute('data-form-fields')).toBe(!isJoined)
    expect(button.parentElement?.lastElementChild).toBe(button)
  })
})

it('has a honeypot that keyboards and screen readers skip', () => {
  draw(formOf([email()]))
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  const trap = getForm().querySelector(`[name="${honeypotKey}"]`)
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap).toHaveAttribute('autocomplete', 'off')
  expect(trap?.closest('[inert][aria-hidden=true]')).toBeInTheDocument()
})

describe('the next step', () => {
  it.each([
    ['lead', ''],
    ['free-trial', 'free-trial-link'],
  ] as const)('is a hidden link to the page that a %s form opens, with the id %j', (use, id) => {
    const { container } = draw(formOf([email()], { use, redirectUrl: 'https://app.example/' }))
    const next = container.querySelector('a')
    expect(next).toMatchObject({ href: 'https://app.example/', target: '_blank', rel: 'noopener', id })
    expect(next).not.toBeVisible()
  })

  it.each([undefined, 'javascript:alert(1)'])('has no link to %j', (redirectUrl) => {
    const { container } = draw(formOf([email()], { redirectUrl }))
    expect(container.querySelector('a')).toBeNull()
  })

  it('is a next step, shown only after success', () => {
    draw(formOf([email()], { next: { label: 'Take the tour', href: '/product-tour/' } }))
    const next = screen.getByText('Take the tour')
    expect(next).toHaveAttribute('href', '/product-tour/')
    expect(next).not.toBeVisible()
    getForm().setAttribute('data-state', 'success')
    expect(next).toBeVisible()
  })
})

it('has no accessibility violations and no duplicate ids', async () => {
  const { container } = render(
    <>
      <h2 id="heading">Twice</h2>
      <MarketingForm
        form={fullForm({ redirectUrl: '/x/' })}
        privacyHtml="<p>Words</p>"
        scope="a"
        labelledBy="heading"
      />
      <MarketingForm form={fullForm()} scope="b" labelledBy="heading" />
      <MarketingForm form={formOf([email()], { isCompact: true })} scope="c" labelledBy="heading" />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(await axe(container, { rules: { 'landmark-unique': { enabled: false } } })).toHaveNoViolations()
})
