import { render, screen, within } from '@testing-library/react'
import { keepTyped } from './keep-typed'
import { MarketingForm } from './MarketingForm/MarketingForm'
import type { FormDefinition } from './model/definition'
import { email, field, formOf, fullForm, options } from './model/test-support/forms'

const draw = (form: FormDefinition, scope: string): HTMLFormElement => {
  const { container } = render(<MarketingForm form={form} scope={scope} labelledBy="heading" />)
  const [shown] = container.getElementsByTagName('form')
  if (!shown) throw new Error('There is no form')
  return shown
}

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

const replace = (before: HTMLFormElement, after: HTMLFormElement, focused: Element | null = null): void => {
  const from = before.parentElement?.parentElement as HTMLElement
  from.remove()
  keepTyped(from, after.parentElement?.parentElement as HTMLElement, focused)
}

describe('keepTyped', () => {
  it('copies typed, chosen and ticked values, by name', () => {
    const before = draw(fullForm(), 'before')
    const after = draw(fullForm({ id: 'other-form' }), 'after')
    control(before, 'firstname').value = 'Ada'
    control(before, 'message').value = 'Hello\nyou'
    control(before, 'size').value = 'b'
    within(before).getByRole<HTMLInputElement>('radio', { name: 'Second' }).checked = true
    within(before).getByRole<HTMLInputElement>('checkbox', { name: 'Notices' }).checked = true
    replace(before, after)
    expect(control(after, 'firstname')).toHaveValue('Ada')
    expect(control(after, 'message')).toHaveValue('Hello\nyou')
    expect(control(after, 'size')).toHaveValue('b')
    expect(within(after).getByRole('radio', { name: 'Second' })).toBeChecked()
    expect(within(after).getByRole('checkbox', { name: 'Notices' })).toBeChecked()
    expect(within(after).getByRole('checkbox', { name: 'The letter' })).not.toBeChecked()
    expect(control(after, 'formId')).toHaveValue('other-form')
  })

  it('keeps the new form’s own values for unchanged fields', () => {
    const before = draw(formOf([email(), field('plan', { defaultValue: 'old' })]), 'before')
    const after = draw(formOf([email(), field('plan', { defaultValue: 'new' })]), 'after')
    replace(before, after)
    expect(control(after, 'plan')).toHaveValue('new')
  })

  it('omits choices that the new form does not offer', () => {
    const size = (all: typeof options | readonly [(typeof options)[0]]) =>
      formOf([field('size', { fieldType: 'dropdown', options: all })])
    const before = draw(size(options), 'before')
    const after = draw(size([options[0]]), 'after')
    control(before, 'size').value = 'b'
    replace(before, after)
    expect(control(after, 'size')).toHaveValue('')
  })

  it('does not copy consent to another text', () => {
    const consenting = (label: string) =>
      formOf([email()], {
        legalConsent: { checkboxes: [{ label, subscriptionTypeId: '908', required: false }] },
      })
    const before = draw(consenting('Send me the letter'), 'before')
    const after = draw(consenting('Send me everything'), 'after')
    within(before).getByRole<HTMLInputElement>('checkbox').checked = true
    replace(before, after)
    expect(screen.getByRole('checkbox', { name: 'Send me everything' })).not.toBeChecked()
  })

  it('copies choices outside forms to the control of the same label', () => {
    const plans = (name: string) => (
      <section>
        <label>
          <input type="radio" name={`${name}-billing`} value="monthly" /> Monthly
        </label>
        <label>
          <input type="radio" name={`${name}-billing`} value="yearly" defaultChecked /> Yearly
        </label>
      </section>
    )
    const before = render(plans('before')).container
    const after = render(plans('after')).container
    within(before).getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked = true
    before.remove()
    keepTyped(before, after, null)
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  })

  it.each(['submitting', 'error', 'success'])('keeps the form itself in the state %s', (state) => {
    const before = draw(fullForm(), 'before')
    const after = draw(fullForm(), 'after')
    before.dataset.state = state
    replace(before, after)
    expect(before.isConnected).toBe(true)
    expect(after.isConnected).toBe(false)
  })
})
