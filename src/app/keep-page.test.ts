/** @jest-environment jsdom */
import { keepPage, registerServiceWorker } from './keep-page'

const addAll = jest.fn((_requests: Iterable<string>) => Promise.resolve())
const open = jest.fn((_name: string) => Promise.resolve({ addAll } as unknown as Cache))

const site = 'https://www.hearthside.example'

const at = (address: string, more: object = {}): Window =>
  ({
    location: new URL(address, site),
    document,
    navigator: { userAgent: '' },
    caches: { open },
    pagePath: '/platform/',
    ...more,
  }) as unknown as Window

/** Like Gatsby's, which returns nothing for an available page. */
const createLoader = (found?: string) => ({ isPageNotFound: (page: string) => (page === found ? undefined : true) })

beforeEach(() => {
  document.head.innerHTML = ''
  open.mockReset().mockResolvedValue({ addAll } as unknown as Cache)
  addAll.mockReset().mockResolvedValue()
})

describe('keepPage', () => {
  it('stores the first page of a document with its data and its own scripts in the service worker’s cache', async () => {
    const own = ['page.js', 'app-0123456789abcdef0123.js'].map((name) => `${site}/${name}`)
    const sources = [...own, ...own, 'https://elsewhere.example/a.js']
    document.head.innerHTML = sources.map((src) => `<script type="a" src="${src}"></script>`).join('')
    await keepPage(at('/platform/'))
    expect(open).toHaveBeenCalledWith('hearthside-runtime-https://www.hearthside.example/')
    expect(addAll).toHaveBeenCalledWith(['/platform/', '/page-data/platform/page-data.json'])
    expect(addAll).toHaveBeenCalledWith(new Set(own))
  })

  it('stores the loaded pictures of the site', async () => {
    const own = { currentSrc: `${site}/pictures/inbox-640.avif`, naturalWidth: 640 }
    const others = [
      { currentSrc: `${site}/pictures/late-640.avif`, naturalWidth: 0 },
      { currentSrc: 'https://images.example/pictures/a.avif', naturalWidth: 640 },
    ]
    const pictures = [own, own, ...others]
    jest.spyOn(document, 'images', 'get').mockReturnValue(pictures as never)
    await keepPage(at('/platform/'))
    expect(addAll).toHaveBeenLastCalledWith(new Set([own.currentSrc]))
  })

  it('stores a page with a query that is rendered within the document', async () => {
    await keepPage(at('/pricing/?seats=12', { ___loader: createLoader('/pricing/?seats=12') }))
    expect(addAll).toHaveBeenCalledWith(['/pricing/', '/page-data/pricing/page-data.json'])
  })

  it('stores the data of the home page', async () => {
    await keepPage(at('/', { pagePath: '/' }))
    expect(addAll).toHaveBeenCalledWith(['/', '/page-data/index/page-data.json'])
  })

  it('stores nothing for a visitor who saves data, or without storage', async () => {
    await keepPage(at('/platform/', { navigator: { userAgent: '', connection: { saveData: true } } }))
    await keepPage(at('/platform/', { caches: undefined }))
    expect(open).not.toHaveBeenCalled()
  })

  it.each([
    ['a first page', undefined],
    ['a page rendered within the document', createLoader()],
  ])('neither requests nor keeps what is shown in place of a missing page: %s', async (_page, loader) => {
    await keepPage(at('/no-such-page/', { pagePath: '/404.html', ___loader: loader }))
    expect(open).not.toHaveBeenCalled()
  })

  it('ignores a lost network and a full disk', async () => {
    addAll.mockRejectedValue(new Error('no network'))
    await expect(keepPage(at('/platform/'))).resolves.toBeUndefined()
    open.mockRejectedValue(new Error('full'))
    await expect(keepPage(at('/platform/'))).resolves.toBeUndefined()
  })
})

describe('registerServiceWorker', () => {
  const register = (worker: unknown, stored?: Response, query = ''): Promise<void> =>
    registerServiceWorker(
      at(`/platform/${query}`, {
        isSecureContext: true,
        caches: { open, match: async () => stored },
        navigator: worker,
      }),
    )

  it('stores the page once the worker is active, whichever code registered it', async () => {
    let activate: () => void = () => undefined
    const ready = new Promise<void>((resolve) => (activate = resolve))
    const registered = register({ userAgent: '', serviceWorker: { register: async () => undefined, ready } })
    await new Promise(process.nextTick)
    expect(open).not.toHaveBeenCalled()
    activate()
    await registered
    expect(open).toHaveBeenCalled()
  })

  it.each([
    ['not again without a query, which the worker stores', '', 0],
    ['again with a query, which it does not', '?gclid=1', 1],
  ])('stores a stored page %s', async (_when, query, times) => {
    const worker = { register: async () => undefined, ready: Promise.resolve() }
    await register({ userAgent: '', serviceWorker: worker }, {} as Response, query)
    expect(open).toHaveBeenCalledTimes(times)
  })

  it('does nothing in a browser without service workers, and warns when the browser refuses', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    await register({ userAgent: '' })
    expect(warn).not.toHaveBeenCalled()
    await register({ userAgent: '', serviceWorker: { register: () => Promise.reject(new Error('refused')) } })
    expect(warn).toHaveBeenCalledWith('The service worker could not be registered.', expect.any(Error))
  })

  it('logs an error without HTTPS, which service workers require', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await registerServiceWorker(at('/platform/'))
    expect(error.mock.calls).toEqual([['Service workers can only be used over HTTPS, or on localhost for development']])
  })
})
