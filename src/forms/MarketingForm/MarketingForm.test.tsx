import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { acceptedFiles, honeypotKey, submitPath } from '../model/contract'
import type { FormDefinition, FormField } from '../model/definition'
import { email, field, formOf, fullForm, options } from '../model/test-support/forms'
import { isEmailCatcher, MarketingForm } from './MarketingForm'
import { inputHints } from './MarketingForm.Field'

const draw = (form: FormDefinition, privacyHtml?: string) =>
  render(
    <>
      <h2 id="heading">Book a demo</h2>
      <MarketingForm form={form} privacyHtml={privacyHtml} scope="demo" labelledBy="heading" />
    </>,
  )

const getForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Book a demo' })

const values = () =>
  Object.fromEntries([...new FormData(getForm())].filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >

describe('without a script', () => {
  it('is posted to the endpoint by the browser, which checks it', () => {
    draw(formOf([email()]))
    expect(getForm()).toHaveAttribute('method', 'post')
    expect(getForm()).toHaveAttribute('action', submitPath)
    expect(getForm().noValidate).toBe(false)
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
  })

  it('sends its id, its hidden fields and its defaults', () => {
    draw(
      formOf([
        email({ defaultValue: 'a@b.co' }),
        field('size', { fieldType: 'dropdown', options, defaultValue: 'b' }),
        field('focus', { fieldType: 'radio', options, defaultValue: 'a' }),
        field('source', { hidden: true, defaultValue: 'web', defaultValues: ['x', 'y'] }),
        field('campaign', { hidden: true, fieldType: 'dropdown', options, defaultValue: 'z' }),
        field('empty', { hidden: true, fieldType: 'file' }),
      ]),
    )
    expect(values()).toEqual({
      formId: 'test-form',
      email: 'a@b.co',
      size: 'b',
      focus: 'a',
      source: 'x;y',
      campaign: 'z',
      empty: '',
      [honeypotKey]: '',
    })
  })

  it('sends files where it asks for some', () => {
    const { unmount } = draw(formOf([field('file', { fieldType: 'file' })]))
    expect(getForm().enctype).toBe('multipart/form-data')
    unmount()
    draw(formOf([email(), field('file', { fieldType: 'file', hidden: true })]))
    expect(getForm().enctype).toBe('application/x-www-form-urlencoded')
  })
})

describe('fields', () => {
  it.each<[name: string, differences: Parameters<typeof field>[1], role: string, attributes: Record<string, string>]>([
    ['company', { fieldType: 'single_line_text' }, 'textbox', { type: 'text', autocomplete: 'organization' }],
    ['phone', { fieldType: 'single_line_text' }, 'textbox', { inputmode: 'tel', autocomplete: 'tel' }],
    [
      'work_address',
      { fieldType: 'email', placeholder: 'you@company.com' },
      'textbox',
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
    [
      'note',
      { fieldType: 'multi_line_text', placeholder: 'Words' },
      'textbox',
      { maxlength: '10000', placeholder: 'Words' },
    ],
    ['size', { fieldType: 'dropdown', options }, 'combobox', {}],
  ])('%s %j is a %s with %j', (name, differences, role, attributes) => {
    draw(formOf([field(name, differences), field('other')]))
    const control = screen.getByRole(role, { name: `Label of ${name}` })
    expect(control).toBeRequired()
    expect(control).toHaveAttribute('aria-invalid', 'false')
    for (const [attribute, value] of Object.entries(attributes)) expect(control).toHaveAttribute(attribute, value)
  })

  it('offers the choices of a dropdown, and none at first', () => {
    draw(formOf([field('size', { fieldType: 'dropdown', options, placeholder: 'Choose a size' })]))
    const control = screen.getByRole('combobox')
    expect(control).toHaveValue('')
    expect(
      within(control)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose a size', 'First', 'Second'])
  })

  it('offers the choices of radio buttons as a group', () => {
    draw(formOf([field('focus', { fieldType: 'radio', options })]))
    const group = screen.getByRole('radiogroup', { name: 'Label of focus' })
    expect(group).toBeRequired()
    expect(within(group).getByRole('radio', { name: 'First' })).not.toBeChecked()
    expect(within(group).getByRole('radio', { name: 'Second' })).toHaveAttribute('value', 'b')
  })

  it('takes images and PDF for a file', () => {
    draw(formOf([field('file', { fieldType: 'file' })]))
    const control = screen.getByLabelText('Label of file')
    expect(control).toHaveAttribute('accept', acceptedFiles)
    expect(control).toHaveAccessibleDescription(/^An image or a PDF, up to 4 MB\.\s*$/)
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('says which fields can be left out', () => {
    draw(formOf([field('a', { required: false }), field('b', { required: false, fieldType: 'radio', options })]))
    expect(screen.getByRole('textbox', { name: 'Label of a (optional)' })).not.toBeRequired()
    expect(screen.getByRole('radiogroup', { name: 'Label of b (optional)' })).not.toBeRequired()
  })

  it('has ids that begin with what it is told, so that it can stand on a page twice', async () => {
    const form = fullForm()
    const { container } = render(
      <>
        <h2 id="heading">Twice</h2>
        <MarketingForm form={form} scope="one" labelledBy="heading" />
        <MarketingForm form={{ ...form }} scope="two" labelledBy="heading" />
      </>,
    )
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(await axe(container, { rules: { 'landmark-unique': { enabled: false } } })).toHaveNoViolations()
  })
})

describe('consent', () => {
  it('shows the boxes that have both a label and an id', () => {
    draw(fullForm())
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes).toHaveLength(2)
    expect(screen.getByRole('checkbox', { name: 'Notices' })).toBeRequired()
    expect(screen.getByRole('checkbox', { name: 'The letter' })).not.toBeRequired()
    for (const box of boxes) expect(box).not.toBeChecked()
  })

  it('shows what people agree to, and the privacy text as HTML', () => {
    draw(fullForm(), '<p>Read our <a href="/privacy/">policy</a>.</p>')
    expect(screen.getByText('You agree that we keep this.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'policy' })).toHaveAttribute('href', '/privacy/')
  })

  it('takes no room where there is none', () => {
    draw(formOf([email()]))
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})

describe('the button', () => {
  it('says what the form says', () => {
    draw(formOf([email()], { submitButtonText: 'Book my demo' }))
    expect(screen.getByRole('button', { name: 'Book my demo' })).toBeInTheDocument()
  })

  it('is joined to the field that stands alone', () => {
    draw(formOf([email(), field('source', { hidden: true })]))
    const button = screen.getByRole('button', { name: 'Submit' })
    expect(button.parentElement).toContainElement(screen.getByRole('textbox', { name: 'Email' }))
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('stands at the end otherwise', () => {
    draw(formOf([email(), field('name')]))
    const button = screen.getByRole('button', { name: 'Submit' })
    expect(button.parentElement?.lastElementChild).toBe(button)
    expect(button.previousElementSibling).toContainElement(screen.getByRole('textbox', { name: 'Label of name' }))
  })
})

it('has a trap that nobody with a keyboard or a screen reader meets', () => {
  draw(formOf([email()]))
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  const trap = getForm().querySelector(`[name="${honeypotKey}"]`)
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap).toHaveAttribute('autocomplete', 'off')
  expect(trap?.closest('[inert][aria-hidden=true]')).toBeInTheDocument()
})

describe('what comes after', () => {
  const link = (form: FormDefinition) => {
    const { container } = draw(form)
    return container.querySelector('a')
  }

  it('is a link that waits for its time', () => {
    const next = link(formOf([email()], { redirectUrl: 'https://app.example/' }))
    expect(next).toHaveAttribute('href', 'https://app.example/')
    expect(next).toHaveAttribute('target', '_blank')
    expect(next).toHaveAttribute('rel', 'noopener')
    expect(next).not.toBeVisible()
    expect(next).not.toHaveAttribute('id')
  })

  it('is the free-trial link for the form of the free trial', () => {
    expect(link(formOf([email()], { use: 'free-trial', redirectUrl: '/x/' }))).toHaveAttribute('id', 'free-trial-link')
  })

  it.each([undefined, 'javascript:alert(1)'])('leads nowhere for the address %j', (redirectUrl) => {
    expect(link(formOf([email()], { redirectUrl }))).not.toBeInTheDocument()
  })
})

it('offers a next step only after success', () => {
  const { container } = draw(formOf([email()], { next: { label: 'Take the tour', href: '/product-tour/' } }))
  const next = screen.getByText('Take the tour')
  expect(next).toHaveAttribute('href', '/product-tour/')
  expect(next).not.toBeVisible()
  container.querySelector('form')?.setAttribute('data-state', 'success')
  expect(next).toBeVisible()
})

it('has no accessibility violations, whole and small', async () => {
  const { container, unmount } = draw(fullForm({ redirectUrl: '/x/' }), '<p>Words</p>')
  expect(await axe(container)).toHaveNoViolations()
  unmount()
  const { container: small } = draw(formOf([email()], { isCompact: true }))
  expect(await axe(small)).toHaveNoViolations()
})

it('is drawn by the server as in the browser', () => {
  const { container } = render(<MarketingForm form={fullForm()} scope="demo" labelledBy="heading" />)
  const server = document.createElement('div')
  server.innerHTML = renderToString(<MarketingForm form={fullForm()} scope="demo" labelledBy="heading" />)
  const names = (root: Element) => [...root.querySelectorAll('[name]')].map((control) => control.getAttribute('name'))
  expect(names(server)).toEqual(names(container))
})

describe('hints for browsers', () => {
  it.each([
    ['firstname', 'given-name'],
    ['lastname', 'family-name'],
    ['first_name', 'given-name'],
    ['company', 'organization'],
    ['jobtitle', 'organization-title'],
    ['phone', 'tel'],
    ['country', 'country-name'],
  ])('%s is filled in by the browser as %s', (name, autoComplete) => {
    expect(inputHints(name, false).autoComplete).toBe(autoComplete)
  })

  it('takes an e-mail field of any name for one', () => {
    expect(inputHints('work_address', true)).toEqual({ autoComplete: 'email', inputMode: 'email' })
  })

  it('brings the keyboard of a telephone', () => {
    expect(inputHints('mobilephone', false).inputMode).toBe('tel')
  })

  it.each(['current_help_desk', 'constructor', '__proto__'])('says nothing of %s', (name) => {
    expect(inputHints(name, false)).toEqual({})
  })
})

describe('isEmailCatcher', () => {
  const hidden = field('source', { hidden: true })
  const file = field('file', { fieldType: 'file' })

  it.each<[name: string, fields: readonly FormField[], expected: boolean]>([
    ['an e-mail field', [email()], true],
    ['an e-mail field and hidden ones', [hidden, email(), hidden], true],
    ['an e-mail field and a file', [email(), file], true],
    ['an e-mail field and another visible one', [email(), field('name')], false],
    ['two e-mail fields', [email(), email({ name: 'second' })], false],
    ['a hidden e-mail field', [email({ hidden: true })], false],
    ['a hidden e-mail field and a visible one', [email({ hidden: true }), field('name')], false],
    ['a field that is no e-mail field', [field('name')], false],
    ['no field', [], false],
  ])('%s: %j', (_name, fields, expected) => {
    expect(isEmailCatcher(fields)).toBe(expected)
  })
})
