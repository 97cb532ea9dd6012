/** @jest-environment jsdom */
import type { CurrentAttribution } from '../attribution/site'
import { endDocumentAfterEach } from '../lib/test-support/end-document'

const sources = ['/page.js']

/** Milliseconds after which links stop waiting for attribution. */
const attributionTimeout = 5000

/** Runs the loader as a page does, from its own script element. */
async function runLoader(): Promise<void> {
  const script = document.createElement('script')
  script.dataset.path = '/404.html'
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script })
  jest.resetModules()
  await import('./loader')
}

const requested = (): (string | null)[] =>
  Array.from(document.head.querySelectorAll('script[src]'), (script) => script.getAttribute('src'))

describe('loader', () => {
  endDocumentAfterEach()
  beforeEach(() => {
    jest.useFakeTimers()
    document.head.innerHTML = ''
    delete window.hearthsideAttribution
    delete document.documentElement.dataset.used
    Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run, 1) })
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'readyState')
    delete window.hearthsideAttribution
    clicks.mockReset()
  })

  it.each([
    ['click', true],
    ['keydown', true],
    ['focusin', false],
  ])('loads the page runtime at the first %s, and counts it as a use of the page: %s', async (type, isUse) => {
    await runLoader()
    expect(requested()).toEqual([])
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(requested()).toEqual(sources)
    expect('used' in document.documentElement.dataset).toBe(isUse)
  })

  it('loads it when the page has loaded and the browser is idle', async () => {
    await runLoader()
    jest.advanceTimersByTime(10_000)
    expect(requested()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(requested()).toEqual([])
    jest.advanceTimersByTime(2)
    expect(requested()).toEqual(sources)
    expect(document.documentElement.dataset.used).toBeUndefined()
  })

  describe('a form that the browser does not send', () => {
    const refuse = (): boolean => {
      document.body.innerHTML =
        '<form data-marketing-form=""><input required id="one" /><input required id="two" /></form>'
      const events = Array.from(document.querySelectorAll('input'), (input) =>
        input.dispatchEvent(new Event('invalid', { cancelable: true })),
      )
      return events.includes(true)
    }

    it('is recorded once, without the browser’s messages', async () => {
      await runLoader()
      expect(refuse()).toBe(false)
      expect(window.earlyClicks).toEqual([document.querySelector('form')])
    })

    it('shows the browser’s messages when the runtime cannot be loaded, and loads it at the next use', async () => {
      await runLoader()
      const use = (): unknown => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
      use()
      document.head.querySelector('script')?.dispatchEvent(new Event('error'))
      expect(refuse()).toBe(true)
      use()
      use()
      expect(requested()).toEqual([...sources, ...sources])
    })
  })

  it('sets the page that the HTML is for', async () => {
    delete window.pagePath
    await runLoader()
    expect(window.pagePath).toBe('/404.html')
  })

  /** Renders an element and clicks its content. Returns whether the browser performs the click's default action. */
  const click = (html: string, keys: MouseEventInit = {}): boolean => {
    document.body.innerHTML = html
    const element = document.body.firstElementChild as HTMLElement
    element.click = clicks
    let isFollowed = false
    window.addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented
        // jsdom cannot load pages.
        event.preventDefault()
      },
      { once: true },
    )
    const target = element.firstElementChild ?? element
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
    return isFollowed
  }
  /** Clicks that the loader repeats. */
  const clicks = jest.fn()
  const isReady = (state: DocumentReadyState): void => {
    Object.defineProperty(document, 'readyState', { configurable: true, value: state })
  }
  const link = '<a href="/there/"><span>There</span></a>'

  describe('while the page loads', () => {
    beforeEach(async () => {
      isReady('interactive')
      await runLoader()
    })

    it('a link that leaves the page waits for attribution, then is followed', () => {
      expect(click(link)).toBe(false)
      jest.advanceTimersByTime(400)
      expect(clicks).not.toHaveBeenCalled()
      window.hearthsideAttribution = undefined
      jest.advanceTimersByTime(50)
      expect(clicks).toHaveBeenCalledTimes(1)
    })

    it('is followed once, and only the last of several', () => {
      const followed = clicks.mock.contexts
      for (const name of ['a', 'b', 'b']) expect(click(`<a href="/${name}/"></a>`)).toBe(false)
      window.hearthsideAttribution = undefined
      jest.advanceTimersByTime(100)
      expect(followed).toEqual([document.querySelector('a')])
    })

    it.each([
      ['a link that need not wait', () => click('<a href="https://secure.hearthside.example/free/"></a>')],
      ['Back', () => window.dispatchEvent(new Event('popstate'))],
      ['Back to another site and Forward', () => window.dispatchEvent(new Event('pagehide'))],
    ])('is not followed after %s', (_name, happen) => {
      const holds = ({ pathname }: HTMLAnchorElement) => pathname === '/there/'
      window.hearthsideAttribution = { holds } as Partial<CurrentAttribution> as CurrentAttribution
      expect(click(link)).toBe(false)
      happen()
      // A link that still waits is followed then.
      jest.advanceTimersByTime(attributionTimeout + 50)
      expect(clicks).not.toHaveBeenCalled()
    })

    it.each([
      ['the page has loaded', () => isReady('complete')],
      ['it has waited for long', () => jest.advanceTimersByTime(attributionTimeout)],
    ])('does not wait when %s', (_when, happen) => {
      expect(click(link)).toBe(false)
      happen()
      jest.advanceTimersByTime(50)
      expect(clicks).toHaveBeenCalledTimes(1)
      expect(click(link)).toBe(true)
    })

    it('waits as long as attribution requires for this link', () => {
      const holds = jest.fn(() => true)
      window.hearthsideAttribution = { holds } as Partial<CurrentAttribution> as CurrentAttribution
      expect(click(link)).toBe(false)
      jest.advanceTimersByTime(400)
      expect(clicks).not.toHaveBeenCalled()
      expect(holds).toHaveBeenCalledWith(document.querySelector('a'))
      holds.mockReturnValue(false)
      jest.advanceTimersByTime(50)
      expect(clicks).toHaveBeenCalled()
      expect(click(link)).toBe(true)
    })

    it.each([
      ['another site', '<a href="https://secure.hearthside.example/">x</a>'],
      ['this page with another query', '<a href="?plan=plus#there">x</a>'],
      ['this page once more', '<a href="">x</a>'],
      ['this tab by name', '<a href="/there/" target="_self">x</a>'],
    ])('waits when it leads to %s', (_where, html) => {
      expect(click(html)).toBe(false)
    })

    it.each(['ctrlKey', 'metaKey', 'shiftKey'])('does not wait with %s, which opens another tab or window', (key) => {
      expect(click(link, { [key]: true })).toBe(true)
      expect(window.earlyClicks).toEqual([])
    })

    it.each([
      ['a section of this page', '<a href="#there">x</a>'],
      ['the top of this page', '<a href="#">x</a>'],
      ['a section of this page, by its full address', `<a href="${window.location.href}#there">x</a>`],
      ['a mail', '<a href="mailto:help@hearthside.example">x</a>'],
      ['a new tab', '<a href="/there/" target="_blank">x</a>'],
      ['a download', '<a href="/there.pdf" download>x</a>'],
      ['nothing', '<a>x</a>'],
    ])('does not wait when it leads to %s instead', (_where, html) => {
      expect(click(html)).toBe(true)
      jest.runAllTimers()
      expect(clicks).not.toHaveBeenCalled()
    })

    it('records buttons and links within the page in order, and lets the browser act', () => {
      const elements = ['<a href="#contact-us"><b>Ask</b></a>', '<button data-do-not-sell=""><b>No</b></button>']
      for (const html of elements) expect(click(html)).toBe(true)
      expect(window.earlyClicks?.map(({ outerHTML }) => outerHTML)).toEqual(elements)
    })

    it('records nothing more when the controllers have taken the clicks', () => {
      delete window.earlyClicks
      expect(click('<a href="#contact-us">Ask</a>')).toBe(true)
      expect(window.earlyClicks).toBeUndefined()
    })

    const login = '<a href="https://secure.hearthside.example/members/login/" data-login="">Login</a>'

    it.each([{}, { ctrlKey: true }])('sets the flag of Login immediately, with the keys %j', (keys) => {
      click(login, keys)
      expect(localStorage.getItem('HS--log-in-clicked')).toBe('1')
    })

    it('treats Login as an ordinary link where storage is refused', () => {
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError')
      })
      window.hearthsideAttribution = undefined
      expect(click(login)).toBe(true)
    })
  })
})
