import { act, render } from '@testing-library/react'
import { use } from 'react'
import { renderToString } from 'react-dom/server'
import { pageView } from '../../analytics/analytics'
import { announceTitle } from '../../lib/page-life'
import { personalization } from '../../personalization/personalization'
import { PersonalizationContext } from '../../personalization/PersonalizationProvider'
import * as browser from './browser'

jest.mock('../../analytics/analytics')

const asked: unknown[] = []

function Page() {
  asked.push(use(PersonalizationContext))
  return <p>Words</p>
}

type Wrap = (props: { readonly element: React.ReactElement; readonly pathname: string }) => React.ReactElement

const wrap = (hooks: { readonly wrapRootElement?: unknown }) =>
  (hooks.wrapRootElement as Wrap)({ element: <Page />, pathname: '/' })

describe('wrapRootElement', () => {
  it('provides the personalization of this document in HTML and in the browser, which hydrates that HTML', async () => {
    // The build replaces this (gatsby/site-config.ts).
    Object.assign(globalThis, { __SITE_CONFIG__: '' })
    const ssr = await import('./ssr')
    const container = document.createElement('div')
    container.innerHTML = renderToString(wrap(ssr))
    expect(asked.splice(0)).toEqual([personalization])
    const [before] = container.getElementsByTagName('p')
    await act(async () => {
      render(wrap(browser), { container, hydrate: true })
    })
    expect(asked).toContain(personalization)
    expect(container.getElementsByTagName('p')[0]).toBe(before)
  })
})

describe('replaceHydrateFunction', () => {
  it('keeps the HTML of a page whose data the host has answered with an error', () => {
    const container = document.createElement('div')
    container.innerHTML = '<div id="gatsby-focus-wrapper"><h1>Pricing</h1></div>'
    const loadPageSync = () => ({ page: { path: '/500.html' } })
    Object.assign(window, { ___loader: { loadPageSync } })
    const hydrate = browser.replaceHydrateFunction() as (element: React.ReactNode, container: Element) => void
    act(() => hydrate(<div id="gatsby-focus-wrapper">An error</div>, container))
    expect(container.textContent).toBe('Pricing')
    Object.assign(window, { ___loader: undefined })
  })
})

describe('onRouteUpdate', () => {
  beforeEach(() => {
    jest.mocked(pageView).mockClear()
  })

  it('records path and title once, after the document has the page’s title', () => {
    const page = jest.spyOn(personalization, 'page').mockResolvedValue(undefined)
    document.title = 'Home'
    history.replaceState(null, '', '/pricing/')
    const routed = { location: window.location, prevLocation: { pathname: '/' } }
    browser.onRouteUpdate?.(routed as never, {} as never)
    expect(pageView).not.toHaveBeenCalled()

    document.title = 'Pricing'
    announceTitle(document)
    announceTitle(document)
    expect(jest.mocked(pageView).mock.calls).toEqual([[{ path: '/pricing/', title: 'Pricing' }]])
    expect(page).toHaveBeenCalledTimes(1)
  })

  it('records nothing for a page that the visitor has left before it has its title', () => {
    const page = jest.spyOn(personalization, 'page').mockResolvedValue(undefined)
    page.mockClear()
    const inbox = { pathname: '/inbox/', href: new URL('/inbox/', window.location.href).href }
    const routed = { location: inbox, prevLocation: { pathname: '/platform/' } }
    // Back twice: the router learns of the second step after the address has changed.
    history.replaceState(null, '', '/pricing/')
    browser.onRouteUpdate?.(routed as never, {} as never)
    announceTitle(document)
    expect(pageView).not.toHaveBeenCalled()
    expect(page).not.toHaveBeenCalled()
  })

  it('records nothing for another query of the same page, which a tool may have written', () => {
    const routed = { location: { pathname: '/pricing/', search: '?seats=12' }, prevLocation: { pathname: '/pricing/' } }
    browser.onRouteUpdate?.(routed as never, {} as never)
    announceTitle(document)
    expect(pageView).not.toHaveBeenCalled()
  })
})
