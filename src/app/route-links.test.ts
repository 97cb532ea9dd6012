/** @jest-environment jsdom */
import { createProgress } from '../frame/progress/progress'
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { clientRoute, routeLinks } from './route-links'

const loadBlocks = jest.fn(() => Promise.resolve())

jest.mock('../articles/article-source', () => ({ articleViews: { load: async () => undefined } }))
jest.mock('../blocks/block-source', () => ({ blockViews: { load: () => loadBlocks() } }))
jest.mock('../frame/frame-source', () => ({ frameViews: { load: async () => undefined } }))
jest.mock('../frame/progress/progress', () => ({ createProgress: jest.fn() }))

const here = { origin: 'http://localhost', pathname: '/pricing/', search: '' }

const link = (html: string): HTMLAnchorElement => {
  document.body.innerHTML = html
  const found = document.querySelector('a')
  if (!found) throw new Error('There is no link')
  return found
}

describe('clientRoute', () => {
  beforeEach(() => {
    window.history.replaceState({}, '', '/pricing/')
  })

  it.each([
    ['another page', '<a href="/platform/">x</a>', '/platform/'],
    ['a section of another page', '<a href="/platform/#channels">x</a>', '/platform/#channels'],
    ['a page with a query', '<a href="/platform/?utm_source=x">x</a>', '/platform/?utm_source=x'],
    ['a hash that can not be decoded', '<a href="/platform/#100%">x</a>', '/platform/#100%25'],
    ['the page itself', '<a href="/pricing/">x</a>', '/pricing/'],
  ])('takes %s', (_name, html, route) => {
    expect(clientRoute(link(html), here)).toBe(route)
  })

  it.each([
    ['another site', '<a href="https://docs.hearthside.example/">x</a>'],
    ['a section of this page', '<a href="#plans">x</a>'],
    ['another query of this page', '<a href="/pricing/?plan=plus">x</a>'],
    ['a mail address', '<a href="mailto:help@hearthside.example">x</a>'],
    ['a new tab', '<a href="/platform/" target="_blank">x</a>'],
    ['a download', '<a href="/platform/" download>x</a>'],
    ['a file', '<a href="/rss.xml">x</a>'],
    ['the API', '<a href="/api/crm/">x</a>'],
    ['an anchor without address', '<a>x</a>'],
    ['the search', '<a href="/search/">x</a>'],
    ['a page in another language', '<a href="/de/pricing/">x</a>'],
  ])('leaves %s to the browser', (_name, html) => {
    expect(clientRoute(link(html), here)).toBeUndefined()
  })

  it('leaves links of the search page to the browser, which returns to the results and the position', () => {
    expect(clientRoute(link('<a href="/platform/">x</a>'), { ...here, pathname: '/search/' })).toBeUndefined()
  })
})

describe('routeLinks', () => {
  const loadPage = jest.fn(() => Promise.resolve<{ status?: string } | undefined>({}))
  const navigate = jest.fn()
  const hovering = jest.fn()
  const assign = jest.fn()
  const connection = { saveData: false }
  const progress = { start: jest.fn(), stop: jest.fn() }
  const { dataset } = document.documentElement

  const settle = () => new Promise(process.nextTick)
  /** Makes the next page wait. Returns its arrival. */
  const holdPage = () => {
    let arrive: (page: object) => void = () => undefined
    loadPage.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    return async () => {
      arrive({})
      await settle()
    }
  }

  endDocumentAfterEach()
  beforeEach(() => {
    jest.clearAllMocks()
    jest.mocked(createProgress).mockReturnValue(progress)
    connection.saveData = false
    dataset.hydrated = ''
    document.body.innerHTML = ''
    Object.assign(navigator, { connection })
    Object.assign(window, { ___navigate: navigate, ___loader: { loadPage, hovering } })
    routeLinks(document, { ...here, assign })
  })

  it('navigates when page and views have been fetched, from any element inside a link', async () => {
    let arrive: () => void = () => undefined
    loadBlocks.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    link('<a href="/platform/#channels"><span>Platform</span></a>')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('span')?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    await settle()
    expect(loadPage).toHaveBeenCalledWith('/platform/')
    expect(navigate).not.toHaveBeenCalled()
    arrive()
    await settle()
    expect(navigate).toHaveBeenCalledWith('/platform/#channels', { replace: false })
  })

  it('fetches the page with its query, by which Gatsby keeps it', async () => {
    link('<a href="/platform/?a=b#channels">x</a>').click()
    await settle()
    expect(loadPage.mock.calls).toEqual([['/platform/?a=b']])
    expect(navigate).toHaveBeenCalledWith('/platform/?a=b#channels', { replace: false })
  })

  it('adds no history entry for the address that is shown, as browsers do', async () => {
    link('<a href="/pricing/">x</a>').click()
    await settle()
    expect(navigate).toHaveBeenCalledWith('/pricing/', { replace: true })
  })

  it.each([
    ['removes the focus before another page', '/platform/', 'body'],
    ['keeps the focus on the same page', '/pricing/', 'a'],
  ])('%s', async (_name, href, expected) => {
    navigate.mockImplementationOnce(() => document.activeElement?.localName)
    const followed = link(`<a href="${href}">x</a>`)
    followed.focus()
    followed.click()
    await settle()
    expect(navigate).toHaveReturnedWith(expected)
  })

  it.each([
    ['the data', () => loadPage.mockResolvedValueOnce({ status: 'error' })],
    ['the page', () => loadPage.mockResolvedValueOnce(undefined)],
    ['Gatsby’s own data', () => loadPage.mockRejectedValueOnce(new Error('no network'))],
    ['the views', () => loadBlocks.mockRejectedValueOnce(new Error('gone'))],
  ])('lets the browser load the page when %s cannot be fetched, as after a new build', async (_what, fail) => {
    fail()
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    link('<a href="/platform/#channels">x</a>').click()
    await settle()
    expect(assign).toHaveBeenCalledWith('/platform/#channels')
    expect(navigate).not.toHaveBeenCalled()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/platform/'), expect.any(Error))
  })

  it('navigates to the last of several followed links, even if its page loads first', async () => {
    const arrive = holdPage()
    link('<a href="/slow/">x</a>').click()
    link('<a href="/platform/">x</a>').click()
    await settle()
    await arrive()
    expect(navigate.mock.calls).toEqual([['/platform/', { replace: false }]])
  })

  it.each([
    ['a section of this page', '<a href="/pricing/#plans">x</a>', 0],
    ['another tab', '<a href="/platform/" target="_blank">x</a>', 1],
    ['a mail', '<a href="mailto:help@hearthside.example">x</a>', 1],
  ])('after a link to %s, navigates to a page that is still loading: %#', async (_name, html, times) => {
    const arrive = holdPage()
    link('<a href="/slow/">x</a>').click()
    link(html).click()
    await arrive()
    expect(navigate).toHaveBeenCalledTimes(times)
  })

  it.each([
    ['Back', 'popstate'],
    ['another address', 'beforeunload'],
  ])('does not navigate after %s, which is later', async (_what, event) => {
    const arrive = holdPage()
    link('<a href="/slow/">x</a>').click()
    window.dispatchEvent(new Event(event))
    expect(progress.stop).toHaveBeenCalled()
    await arrive()
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each([
    ['until the page is hydrated', () => delete dataset.hydrated],
    ['of a visitor who saves data', () => void (connection.saveData = true)],
  ])('leaves links to the browser %s', (_name, prepare) => {
    prepare()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link('<a href="/platform/">x</a>').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
    expect(loadPage).not.toHaveBeenCalled()
    expect(navigate).not.toHaveBeenCalled()
  })

  const pointTo = (html: string): void => {
    link(html).dispatchEvent(new Event('pointerover', { bubbles: true }))
  }

  it('loads the page of a link under the pointer', () => {
    pointTo('<a href="/platform/?a=b#channels">x</a>')
    expect(hovering.mock.calls).toEqual([['/platform/?a=b']])
  })

  it('loads nothing for a visitor who saves data', () => {
    connection.saveData = true
    pointTo('<a href="/platform/">x</a>')
    expect(hovering).not.toHaveBeenCalled()
  })
})
