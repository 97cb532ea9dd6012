import { ContentError } from '../mapping/fields'
import { mapFormView } from './form-view'
import { email, formOf, rawForm } from './model/test-support/forms'

it('maps the definition with its privacy text', () => {
  const form = formOf([email()])
  expect(mapFormView(rawForm(form, '<p>Words</p>'))).toEqual({ form, privacyHtml: '<p>Words</p>' })
})

it.each([null, rawForm(null)])('returns undefined without a form, or without its id', (raw) => {
  expect(mapFormView(raw)).toBeUndefined()
})

it('throws the errors that the build has found', () => {
  const problem = { entry: 'Form: demo', field: 'fieldGroups', problem: 'it is empty' }
  expect(() => mapFormView(rawForm(problem))).toThrow(new ContentError('Form: demo', 'fieldGroups', 'it is empty'))
})
