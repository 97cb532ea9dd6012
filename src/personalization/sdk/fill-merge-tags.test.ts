/** @jest-environment jsdom */
import { hostilePayloads } from '../../lib/test-support/hostile-payloads'
import { fillMergeTags } from './fill-merge-tags'

it.each(hostilePayloads)('inserts %j of a profile as text', (text) => {
  document.body.innerHTML = '<p data-merge-tag="traits.name">friend</p><p data-merge-tag="location.city">town</p>'
  fillMergeTags(document, { traits: { name: text }, location: { city: text } })
  expect(Array.from(document.body.querySelectorAll('*'), ({ localName }) => localName)).toEqual(['p', 'p'])
  expect(document.body.textContent).toBe(text.trim() + text.trim())
})

it.each(['__proto__', 'constructor', 'constructor.prototype', 'toString'])('finds nothing at %s', (path) => {
  document.body.innerHTML = `<p data-merge-tag="${path}">friend</p>`
  fillMergeTags(document, { traits: {} })
  expect(document.body.textContent).toBe('friend')
})
