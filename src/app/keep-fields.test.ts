/** @jest-environment jsdom */
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { keepFields } from './keep-fields'

endDocumentAfterEach()
beforeEach(() => jest.useFakeTimers())

it('keeps the text of fields that Safari empties in pages from the back-forward cache', () => {
  document.body.innerHTML = '<input type="search" autocomplete="off">'
  const field = document.querySelector('input') as HTMLInputElement
  keepFields(document)
  field.value = 'reply'
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  field.value = ''
  jest.runAllTimers()
  expect(field.value).toBe('reply')
})
