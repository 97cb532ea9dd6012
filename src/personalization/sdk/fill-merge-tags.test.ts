/** @jest-environment jsdom */
import { fillMergeTags } from './fill-merge-tags'

it.each(['__proto__', 'constructor', 'constructor.prototype', 'toString'])('finds nothing at %s', (path) => {
  document.body.innerHTML = `<p data-merge-tag="${path}">friend</p>`
  fillMergeTags(document, { traits: {} })
  expect(document.body.textContent).toBe('friend')
})
