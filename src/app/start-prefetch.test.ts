/** @jest-environment jsdom */
import { announcePage } from '../lib/page-life'
import { startPrefetch } from './start-prefetch'

let report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void
const observed = new Set<Element>()
const queue: string[] = []
const enqueue = (pathname: string) => {
  queue.push(pathname)
  return { abort: () => void queue.splice(queue.indexOf(pathname), 1) }
}

const draw = (...addresses: string[]): void => {
  document.body.innerHTML = addresses.map((href) => `<a href="${href}">x</a>`).join('')
}
/** Makes the links to these addresses visible or not. */
const see = (isIntersecting: boolean, ...addresses: string[]): void => {
  const links = addresses.flatMap((href) => [...document.querySelectorAll(`a[href="${href}"]`)])
  report(links.filter((link) => observed.has(link)).map((target) => ({ target, isIntersecting })))
}

beforeEach(() => {
  observed.clear()
  queue.length = 0
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (entries) => callback(entries as IntersectionObserverEntry[], this as never)
    }
    observe = (link: Element) => observed.add(link)
    disconnect = () => observed.clear()
  } as never
})

it('passes the pages of visible links to Gatsby', () => {
  draw('/a/', '/b/', '/c/#part')
  startPrefetch(document, { enqueue })
  see(true, '/a/', '/c/#part')
  expect(queue).toEqual(['/a/', '/c/'])
})

it('removes those that are no longer visible', () => {
  draw('/a/', '/b/')
  startPrefetch(document, { enqueue })
  see(true, '/a/', '/b/')
  see(false, '/a/')
  expect(queue).toEqual(['/b/'])
})

it('observes the links of the next page', () => {
  draw('/a/')
  startPrefetch(document, { enqueue })
  see(true, '/a/')
  draw('/b/')
  announcePage(document, { path: '/a/', isForward: true })
  see(true, '/b/')
  expect(queue).toEqual(['/b/'])
})

it.each(['https://docs.hearthside.example/', '#plans', 'mailto:help@hearthside.example', '/rss.xml', '/api/crm/'])(
  'does not look at %s',
  (href) => {
    draw(href)
    startPrefetch(document, { enqueue })
    expect(observed.size).toBe(0)
  },
)
