/** @jest-environment jsdom */
import { attributionPatience, loader, quietPeriod } from './loader'

const sources = ['/webpack-runtime-1.js', '/app-2.js']

/** Runs the loader as a page does, with a script element of its own. */
function runLoader(): void {
  const script = document.createElement('script')
  script.dataset.deferred = sources.join(' ')
  script.textContent = loader
  document.body.append(script)
}

const requested = (): (string | null)[] =>
  Array.from(document.head.querySelectorAll('script[src]'), (script) => script.getAttribute('src'))

describe('loader', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    document.head.innerHTML = ''
    Object.assign(window, { pagePath: '/platform/', requestIdleCallback: (run: () => void) => setTimeout(run, 1) })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it.each(['click', 'keydown', 'focusin'])('fetches the scripts in their order at the first %s', (type) => {
    runLoader()
    expect(requested()).toEqual([])
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(requested()).toEqual(sources)
  })

  it('fetches them when the loaded page has been quiet for a while', () => {
    runLoader()
    jest.advanceTimersByTime(quietPeriod * 4)
    expect(requested()).toEqual([])
    window.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(quietPeriod - 1)
    expect(requested()).toEqual([])
    jest.advanceTimersByTime(2)
    expect(requested()).toEqual(sources)
  })

  it('fetches them once, whatever else happens', () => {
    runLoader()
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    window.dispatchEvent(new Event('load'))
    jest.runAllTimers()
    expect(requested()).toEqual(sources)
  })

  it.each([
    ['/', '/page-data/index/page-data.json'],
    ['/compare/zendesk/', '/page-data/compare/zendesk/page-data.json'],
  ])('fetches the data of %s beside the scripts', (pagePath, address) => {
    Object.assign(window, { pagePath })
    runLoader()
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    expect(document.head.querySelector('link[rel=preload]')?.getAttribute('href')).toBe(address)
  })
  describe('a link', () => {
    const clicks = jest.fn()
    let link: HTMLAnchorElement

    /** Clicks on the link's text; whether the browser follows it. */
    const click = (keys: MouseEventInit = {}): boolean =>
      link.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })) ??
      false
    const isReady = (state: DocumentReadyState): void => {
      Object.defineProperty(document, 'readyState', { configurable: true, value: state })
    }

    beforeEach(() => {
      clicks.mockReset()
      isReady('interactive')
      delete window.hearthsideAttribution
      document.body.innerHTML = '<a href="#there"><span>There</span></a>'
      link = document.querySelector('a') as HTMLAnchorElement
      // Clicks of the loader, and those of earlier tests' loaders, which still listen.
      link.click = clicks
      runLoader()
    })
    afterEach(() => {
      Reflect.deleteProperty(document, 'readyState')
      delete window.hearthsideAttribution
    })

    it('waits for attribution, and is followed then', () => {
      expect(click()).toBe(false)
      jest.advanceTimersByTime(400)
      expect(clicks).not.toHaveBeenCalled()
      window.hearthsideAttribution = undefined
      jest.advanceTimersByTime(50)
      expect(clicks).toHaveBeenCalled()
    })

    it.each([
      ['the page has loaded', () => isReady('complete')],
      ['it has waited for long', () => jest.advanceTimersByTime(attributionPatience)],
    ])('does not wait when %s', (_when, happen) => {
      expect(click()).toBe(false)
      happen()
      jest.advanceTimersByTime(50)
      expect(clicks).toHaveBeenCalled()
      expect(click()).toBe(true)
    })

    it('waits as long as attribution says that it does, for this link', () => {
      const holds = jest.fn(() => true)
      window.hearthsideAttribution = { linksAppeared: jest.fn(), holds }
      expect(click()).toBe(false)
      jest.advanceTimersByTime(400)
      expect(clicks).not.toHaveBeenCalled()
      expect(holds).toHaveBeenCalledWith(link)
      holds.mockReturnValue(false)
      jest.advanceTimersByTime(50)
      expect(clicks).toHaveBeenCalled()
      expect(click()).toBe(true)
    })

    it('waits for an answer no longer than for anything else', () => {
      isReady('complete')
      window.hearthsideAttribution = { linksAppeared: jest.fn(), holds: () => true }
      expect(click()).toBe(false)
      jest.advanceTimersByTime(attributionPatience + 50)
      expect(clicks).toHaveBeenCalled()
    })

    it('does not wait when attribution is there, or in another tab', () => {
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) expect(click({ [key]: true })).toBe(true)
      window.hearthsideAttribution = undefined
      expect(click()).toBe(true)
    })
  })

  it('leaves clicks beside links alone', () => {
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' })
    runLoader()
    const isFollowed = document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(isFollowed).toBe(true)
    expect(document.dispatchEvent(new Event('click', { cancelable: true }))).toBe(true)
    Reflect.deleteProperty(document, 'readyState')
  })
})
