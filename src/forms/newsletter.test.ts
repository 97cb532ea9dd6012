/** @jest-environment jsdom */
import { announcePage, announceReplacement } from '../lib/page-life'
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { startForms } from './controller/start-forms'
import { hasAnswered, rememberNoThanks, rememberSubscriber, startNewsletter } from './newsletter'

const now = Date.UTC(2025, 4, 1)
const year = 31_536_000_000

endDocumentAfterEach()

beforeEach(() => {
  jest.useFakeTimers({ now })
  document.body.innerHTML = `
    <section data-newsletter-band>
      <div data-newsletter-offer><button type="button" data-newsletter-decline><b>No thanks</b></button></div>
      <p data-newsletter-answer tabindex="-1" hidden>All right.</p>
    </section>
    <section data-newsletter-band><button data-newsletter-decline>Never</button></section>`
})
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const standAt = (top: number) =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)

it.each([
  ['newsletter_subscriber', rememberSubscriber],
  ['newsletter_nothanks', rememberNoThanks],
])('remembers an answer for a year as %s', (key, remember) => {
  expect(hasAnswered()).toBe(false)
  remember()
  expect(localStorage.getItem(key)).toBe(JSON.stringify({ v: '1', e: now + year }))
  jest.setSystemTime(now + year - 1)
  expect(hasAnswered()).toBe(true)
  jest.setSystemTime(now + year)
  expect(hasAnswered()).toBe(false)
})

describe('an invitation', () => {
  it('is shown to visitors who have not answered; afterwards hidden from the next page on', () => {
    standAt(window.innerHeight)
    startNewsletter(document)
    expect(find('section')).toBeVisible()
    rememberSubscriber()
    announcePage(document, { path: '/blog/', isForward: true })
    for (const band of document.querySelectorAll('section')) expect(band).not.toBeVisible()
  })

  it('is hidden in a variant that replaces a block', () => {
    standAt(window.innerHeight)
    rememberSubscriber()
    startNewsletter(document)
    const variant = find('section').cloneNode(true) as HTMLElement
    variant.hidden = false
    find('section').replaceWith(variant)
    announceReplacement(document)
    expect(variant).not.toBeVisible()
  })

  it.each([0, -300, window.innerHeight - 1])('stays if it is in view or above: at %d px', (top) => {
    rememberNoThanks()
    standAt(top)
    startNewsletter(document)
    expect(find('section')).toBeVisible()
  })
})

describe('declining', () => {
  beforeEach(() => {
    startForms(document, { onSubmitted: () => undefined, readVisitor: () => ({}) })
  })

  it('is stored, and a reply replaces the invitation', () => {
    find('b').click()
    expect(localStorage.getItem('newsletter_nothanks')).not.toBeNull()
    expect(localStorage.getItem('newsletter_subscriber')).toBeNull()
    expect(find('[data-newsletter-offer]')).not.toBeVisible()
    expect(find('[data-newsletter-answer]')).toBeVisible()
    expect(find('[data-newsletter-answer]')).toHaveFocus()
  })

  it('works without a reply, and without storage', () => {
    find('section:last-child button').click()
    expect(hasAnswered()).toBe(true)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused')
    })
    find('b').click()
    expect(find('[data-newsletter-answer]')).toBeVisible()
  })
})
