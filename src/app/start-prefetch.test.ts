/** @jest-environment jsdom */
import { announcePage, announceReplacement } from '../lib/page-life'
import { preloadViews, startPrefetch } from './start-prefetch'

const events: string[] = []
const load = (name: string) => Promise.resolve(events.push(name)).then(() => undefined)

jest.mock('../articles/article-source', () => ({ articleViews: { load: () => load('articles') } }))
jest.mock('../blocks/block-source', () => ({ blockViews: { load: () => load('blocks') } }))
jest.mock('../frame/frame-source', () => ({
  frameViews: { load: () => load('frame').then(() => Promise.reject(new Error('no network'))) },
}))

let report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void
const observed = new Set<Element>()
const queue: string[] = []
let fetched: Promise<boolean>
const enqueue = (pathname: string) => {
  queue.push(pathname)
  return { then: fetched.then.bind(fetched), abort: () => void queue.splice(queue.indexOf(pathname), 1) }
}
const loadPage = jest.fn(() => Promise.resolve({}))

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
  fetched = new Promise(() => undefined)
  loadPage.mockClear()
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (entries) => callback(entries as IntersectionObserverEntry[], this as never)
    }
    observe = (link: Element) => observed.add(link)
    disconnect = () => observed.clear()
  } as never
})

it('passes the pages of visible links to Gatsby, and removes those that are no longer visible', () => {
  draw('/a/', '/b/', '/c/?d=e#part')
  startPrefetch(document, { enqueue, loadPage })
  see(true, '/a/', '/c/?d=e#part')
  expect(queue).toEqual(['/a/', '/c/?d=e'])
  see(false, '/a/')
  expect(queue).toEqual(['/c/?d=e'])
})

it.each([true, false])('loads a page after Gatsby has fetched its data: %s', async (isFetched) => {
  fetched = Promise.resolve(isFetched)
  window.requestIdleCallback = (run) => {
    run({} as IdleDeadline)
    return 0
  }
  draw('/a/')
  startPrefetch(document, { enqueue, loadPage })
  see(true, '/a/')
  expect(loadPage).not.toHaveBeenCalled()
  await fetched
  expect(loadPage.mock.calls).toEqual(isFetched ? [['/a/']] : [])
})

it('keeps a page that another link of the screen leads to', () => {
  draw('/a/', '/a/')
  startPrefetch(document, { enqueue, loadPage })
  const [first, second] = document.querySelectorAll('a')
  report([
    { target: first, isIntersecting: true },
    { target: second, isIntersecting: false },
  ])
  expect(queue).toEqual(['/a/'])
})

it.each<[string, () => void]>([
  ['the next page', () => announcePage(document, { path: '/a/', isForward: true })],
  ['a variant', () => announceReplacement(document)],
])('observes the links of %s when the browser is idle', (_what, announce) => {
  let idle = (): void => undefined
  window.requestIdleCallback = (run) => {
    idle = () => run({} as IdleDeadline)
    return 0
  }
  draw('/a/')
  startPrefetch(document, { enqueue, loadPage })
  see(true, '/a/')
  draw('/b/')
  announce()
  see(true, '/b/')
  expect(queue).toEqual(['/a/'])
  idle()
  see(true, '/b/')
  expect(queue).toEqual(['/b/'])
})

it('does not look at links to other sites', () => {
  draw('https://docs.hearthside.example/')
  startPrefetch(document, { enqueue, loadPage })
  expect(observed.size).toBe(0)
})

it('loads one part of the views in each idle period, also after a failure', async () => {
  const requestIdleCallback = (run: () => void) => {
    events.push('idle')
    setTimeout(run)
  }
  Object.assign(window, { requestIdleCallback })
  await preloadViews()
  expect(events).toEqual(['idle', 'frame', 'idle', 'blocks', 'idle', 'articles'])
})
