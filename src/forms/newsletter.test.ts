/** @jest-environment jsdom */
import { newsletterNoThanksKey, newsletterSubscriberKey } from '../data/storage-keys'
import { announcePage } from '../lib/page-life'
import { startForms } from './controller/start-forms'
import { hasAnswered, rememberNoThanks, rememberSubscriber, startNewsletter } from './newsletter'

const now = Date.UTC(2025, 4, 1)
const year = 31_536_000_000

beforeEach(() => {
  localStorage.clear()
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

describe('what is remembered', () => {
  it.each([
    ['a subscription', rememberSubscriber, newsletterSubscriberKey, 'newsletter_subscriber'],
    ['a no', rememberNoThanks, newsletterNoThanksKey, 'newsletter_nothanks'],
  ])('of %s lasts a year', (_name, remember, key, name) => {
    expect(hasAnswered(now)).toBe(false)
    remember(now)
    expect(key).toBe(name)
    expect(localStorage.getItem(key)).not.toBeNull()
    expect(hasAnswered(now + year - 1)).toBe(true)
    expect(hasAnswered(now + year)).toBe(false)
  })
})

describe('an invitation', () => {
  let running: AbortController

  beforeEach(() => {
    jest.useFakeTimers({ now })
    running = new AbortController()
  })
  afterEach(() => {
    running.abort()
    jest.useRealTimers()
  })

  it('stays for a visitor who has not answered', () => {
    standAt(5000)
    startNewsletter(document, running)
    expect(find('section')).toBeVisible()
  })

  it.each([rememberSubscriber, rememberNoThanks])('is hidden for a visitor who has', (remember) => {
    remember(now)
    standAt(window.innerHeight)
    startNewsletter(document, running)
    for (const band of document.querySelectorAll('section')) expect(band).not.toBeVisible()
  })

  it('is hidden on the next page, until the signal aborts', () => {
    standAt(5000)
    startNewsletter(document, running)
    rememberNoThanks(now)
    announcePage(document, { path: '/blog/', isForward: true })
    expect(find('section')).not.toBeVisible()
    find('section').hidden = false
    running.abort()
    announcePage(document, { path: '/', isForward: true })
    expect(find('section')).toBeVisible()
  })

  it.each([0, -300, window.innerHeight - 1])('stays if it is in view or above: at %d px', (top) => {
    rememberNoThanks(now)
    standAt(top)
    startNewsletter(document, running)
    expect(find('section')).toBeVisible()
  })
})

describe('a no', () => {
  let stop: () => void
  beforeEach(() => {
    jest.useFakeTimers({ now })
    const controller = new AbortController()
    stop = () => controller.abort()
    startForms(document, { signal: controller.signal, onSubmitted: () => undefined, readVisitor: () => ({}) })
  })
  afterEach(() => {
    stop()
    jest.useRealTimers()
  })

  it('is remembered, and an answer takes the place of the invitation', () => {
    find('b').click()
    expect(localStorage.getItem('newsletter_nothanks')).toBe(JSON.stringify({ v: '1', e: now + year }))
    expect(find('[data-newsletter-offer]')).not.toBeVisible()
    expect(find('[data-newsletter-answer]')).toBeVisible()
    expect(find('[data-newsletter-answer]')).toHaveFocus()
    expect(localStorage.getItem('newsletter_subscriber')).toBeNull()
  })

  it('is remembered where there is no answer, and where storage is refused nothing breaks', () => {
    find('section:last-child button').click()
    expect(hasAnswered(now)).toBe(true)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused')
    })
    expect(() => find('b').click()).not.toThrow()
    expect(find('[data-newsletter-answer]')).toBeVisible()
  })
})
