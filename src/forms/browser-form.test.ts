import { browserForm, browserFormJson } from './browser-form'
import { email, field, formOf, fullForm } from './test-support/forms'

it('has what the rules need, and no more', () => {
  expect(browserForm(fullForm({ successMessage: 'Done' }))).toEqual({
    id: 'test-form',
    use: 'lead',
    fields: [
      { name: 'firstname', fieldType: 'single_line_text', required: true, blockedEmailDomains: [] },
      { name: 'email', fieldType: 'email', required: true, blockedEmailDomains: ['mailinator'] },
      { name: 'size', fieldType: 'dropdown', required: true, blockedEmailDomains: [] },
      { name: 'focus', fieldType: 'radio', required: true, blockedEmailDomains: [] },
      { name: 'message', fieldType: 'multi_line_text', required: false, blockedEmailDomains: [] },
      { name: 'attachment', fieldType: 'file', required: false, blockedEmailDomains: [] },
    ],
    checkboxes: [
      { label: 'Notices', subscriptionTypeId: '908', required: true },
      { label: 'The letter', subscriptionTypeId: '251', required: false },
    ],
    successMessage: 'Done',
  })
})

it.each([
  [{ customSuccessMessage: 'Custom', successMessage: 'Own' }, 'Custom'],
  [{ successMessage: 'Own' }, 'Own'],
  [{}, 'Thank you!'],
])('with %j says %j after success', (differences, message) => {
  expect(browserForm(formOf([email()], differences)).successMessage).toBe(message)
})

it('stands in HTML without ending its element', () => {
  const text = browserFormJson(formOf([field('x')], { successMessage: '</script><b>' }))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ successMessage: '</script><b>' })
})
