/** @jest-environment jsdom */
import { showCurrentYear } from './current-year'

it('brings every copyright line up to date', () => {
  document.body.innerHTML = '<p>© <span data-year>2025</span> Hearthside, Inc.</p>'
  showCurrentYear(document, 2031)
  expect(document.body).toHaveTextContent('© 2031 Hearthside, Inc.')
})
