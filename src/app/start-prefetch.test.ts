/** @jest-environment jsdom */
import { prefetchDocuments, startPrefetch, type Prefetch } from './start-prefetch'

let report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void
const observed = new Set<Element>()
let prefetch: Prefetch

const setConnection = (connection: object | undefined, userAgent = 'Mozilla/5.0'): void => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
}
const isReady = (state: DocumentReadyState): void => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state })
}
const draw = (...addresses: string[]): void => {
  document.body.innerHTML = addresses.map((href) => `<a href="${href}">x</a>`).join('')
}
/** Lets the links to these addresses come into sight, or go out of it. */
const see = (isIntersecting: boolean, ...addresses: string[]): void => {
  const links = addresses.flatMap((href) => [...document.querySelectorAll(`a[href="${href}"]`)])
  report(links.filter((link) => observed.has(link)).map((target) => ({ target, isIntersecting })))
}
const fetched = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))
const dataOf = (...names: string[]): string[] => names.map((name) => `/page-data/${name}/page-data.json`)

beforeEach(() => {
  jest.useFakeTimers()
  observed.clear()
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (entries) => callback(entries as IntersectionObserverEntry[], this as never)
    }
    observe = (link: Element) => observed.add(link)
    disconnect = () => observed.clear()
  } as never
  window.history.replaceState({}, '', '/pricing/')
  document.head.innerHTML = ''
  setConnection(undefined)
  isReady('complete')
})
afterEach(() => {
  prefetch.stop()
  jest.useRealTimers()
})

it('fetches the data of what is in sight, four pages every three seconds', () => {
  const paths = ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/#part']
  draw(...paths)
  prefetch = startPrefetch(document, window)
  see(true, ...paths)
  jest.advanceTimersByTime(2999)
  expect(fetched()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(fetched()).toEqual(dataOf('a', 'b', 'c', 'd'))
  jest.advanceTimersByTime(2999)
  expect(fetched()).toHaveLength(4)
  jest.advanceTimersByTime(1)
  expect(fetched()).toEqual(dataOf('a', 'b', 'c', 'd', 'e', 'f'))
})

it('asks as Gatsby does later', () => {
  draw('/a/')
  prefetch = startPrefetch(document, window)
  see(true, '/a/')
  jest.advanceTimersByTime(3000)
  const link = document.head.querySelector('link')
  expect(link).toMatchObject({ rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous' })
})

it('fetches nothing that has gone out of sight', () => {
  draw('/a/', '/b/')
  prefetch = startPrefetch(document, window)
  see(true, '/a/', '/b/')
  see(false, '/a/')
  jest.advanceTimersByTime(3000)
  expect(fetched()).toEqual(dataOf('b'))
})

it('fetches each page once, also after another one was shown', () => {
  draw('/a/', '/a/?from=here', '/pricing/')
  prefetch = startPrefetch(document, window)
  see(true, '/a/', '/a/?from=here', '/pricing/')
  jest.advanceTimersByTime(3000)
  window.history.replaceState({}, '', '/a/')
  draw('/a/', '/pricing/', '/b/')
  prefetch.show()
  see(true, '/a/', '/pricing/', '/b/')
  jest.runAllTimers()
  expect(fetched()).toEqual(dataOf('a', 'b'))
})

it.each(['https://docs.hearthside.example/', '#plans', 'mailto:help@hearthside.example', '/rss.xml', '/api/crm/'])(
  'does not look at %s',
  (href) => {
    draw(href)
    prefetch = startPrefetch(document, window)
    expect(observed.size).toBe(0)
  },
)

it('waits until the page has loaded', () => {
  isReady('interactive')
  draw('/a/')
  prefetch = startPrefetch(document, window)
  see(true, '/a/')
  jest.advanceTimersByTime(6000)
  expect(fetched()).toEqual([])
  isReady('complete')
  jest.advanceTimersByTime(3000)
  expect(fetched()).toEqual(dataOf('a'))
})

it('waits until the browser is idle', () => {
  const idle: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) })
  draw('/a/')
  prefetch = startPrefetch(document, window)
  see(true, '/a/')
  jest.advanceTimersByTime(3000)
  expect(fetched()).toEqual([])
  idle.forEach((run) => run())
  expect(fetched()).toEqual(dataOf('a'))
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

it.each([
  ['2g', { effectiveType: 'slow-2g' }, undefined],
  ['saved data', { saveData: true }, undefined],
  ['a bot', undefined, 'Googlebot/2.1'],
])('fetches nothing for %s', (_name, connection, userAgent) => {
  setConnection(connection, userAgent)
  draw('/a/')
  prefetch = startPrefetch(document, window)
  see(true, '/a/')
  jest.runAllTimers()
  expect(fetched()).toEqual([])
})

it('does nothing any more when it has been stopped', () => {
  draw('/a/')
  prefetch = startPrefetch(document, window)
  see(true, '/a/')
  prefetch.stop()
  jest.runAllTimers()
  expect(fetched()).toEqual([])
})

describe('prefetchDocuments', () => {
  const rules = (): string | undefined =>
    document.head.querySelector('script[type=speculationrules]')?.textContent ?? undefined

  it('names the pages of this site, and ends when pages are drawn within the document', () => {
    const end = prefetchDocuments(document, { navigator })
    expect(JSON.parse(rules() ?? '')).toEqual({ prefetch: [expect.objectContaining({ eagerness: 'moderate' })] })
    end()
    expect(rules()).toBeUndefined()
  })

  it('does nothing for a visitor who saves data', () => {
    prefetchDocuments(document, { navigator: { userAgent: '', connection: { saveData: true } } as never })
    expect(rules()).toBeUndefined()
  })
})
