/** @jest-environment jsdom */
import { announcePage } from '../../lib/page-life'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { menuId } from '../frame-rules'
import { startCurrent } from './start-current'

endDocumentAfterEach()

const at = (path: string) => {
  window.history.replaceState({}, '', path)
}
const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map(
    (element) => `${element.textContent}: ${element.getAttribute('aria-current')}`,
  )

beforeEach(() => {
  document.body.innerHTML =
    `<header><a href="/">Logo</a><div id="${menuId}"><nav><ul>` +
    '<li><details><summary>Product</summary><a href="/inbox/">Inbox</a><a href="/pricing/sum/">Sum</a><a href="https://docs.example/blog/">Docs</a></details></li>' +
    '<li><details><summary>Resources</summary><a href="/blog/">Blog</a><a href="#contact-us">Ask</a></details></li>' +
    '<li><a href="/pricing/">Pricing</a></li><li><a href="/pricing/contact-based/">By contact</a></li>' +
    '</ul></nav></div></header>'
})

it.each([
  ['/', []],
  ['/about/', []],
  ['/pricing/', ['Pricing: page']],
  ['/pricing/contact-based/', ['By contact: page']],
  ['/pricing/sum/', ['Sum: page', 'Pricing: true']],
  ['/inbox/?a=1#top', ['Product: true', 'Inbox: page']],
  ['/blog/ask-once/', ['Resources: true', 'Blog: true']],
])('marks on %s %j', (path, expected) => {
  at(path)
  startCurrent(document)
  expect(marked()).toEqual(expected)
})

it('updates the marks on the next page', () => {
  at('/pricing/')
  startCurrent(document)
  at('/blog/')
  announcePage(document, { path: '/blog/', isForward: true })
  expect(marked()).toEqual(['Resources: true', 'Blog: page'])
})
