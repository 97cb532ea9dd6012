/** @jest-environment jsdom */
import { announcePage } from '../lib/page-life'
import { startPrefetch } from './start-prefetch'

let report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void
const observed = new Set<Element>()
let running: AbortController

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
  running = new AbortController()
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
  running.abort()
  jest.useRealTimers()
})

it('fetches the data of visible links, four pages every three seconds', () => {
  const paths = ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/#part']
  draw(...paths)
  startPrefetch(document, running)
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

it('requests the data as Gatsby does later', () => {
  draw('/a/')
  startPrefetch(document, running)
  see(true, '/a/')
  jest.advanceTimersByTime(3000)
  const link = document.head.querySelector('link')
  expect(link).toMatchObject({ rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous' })
})

it('fetches nothing for links that are no longer visible', () => {
  draw('/a/', '/b/')
  startPrefetch(document, running)
  see(true, '/a/', '/b/')
  see(false, '/a/')
  jest.advanceTimersByTime(3000)
  expect(fetched()).toEqual(dataOf('b'))
})

it('fetches each page once, also after another one was shown', () => {
  draw('/a/', '/a/?from=here', '/pricing/')
  startPrefetch(document, running)
  see(true, '/a/', '/a/?from=here', '/pricing/')
  jest.advanceTimersByTime(3000)
  window.history.replaceState({}, '', '/a/')
  draw('/a/', '/pricing/', '/b/')
  announcePage(document, { path: '/a/', isForward: true })
  see(true, '/a/', '/pricing/', '/b/')
  jest.runAllTimers()
  expect(fetched()).toEqual(dataOf('a', 'b'))
})

it.each(['https://docs.hearthside.example/', '#plans', 'mailto:help@hearthside.example', '/rss.xml', '/api/crm/'])(
  'does not look at %s',
  (href) => {
    draw(href)
    startPrefetch(document, running)
    expect(observed.size).toBe(0)
  },
)

it('waits until the page has loaded', () => {
  isReady('interactive')
  draw('/a/')
  startPrefetch(document, running)
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
  startPrefetch(document, running)
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
  startPrefetch(document, running)
  see(true, '/a/')
  jest.runAllTimers()
  expect(fetched()).toEqual([])
})

it('does nothing after the signal has aborted', () => {
  draw('/a/')
  startPrefetch(document, running)
  see(true, '/a/')
  running.abort()
  jest.runAllTimers()
  expect(fetched()).toEqual([])
})
