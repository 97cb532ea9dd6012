import { act, render } from '@testing-library/react'
import { use } from 'react'
import { renderToString } from 'react-dom/server'
import { personalization } from '../../personalization/personalization'
import { PersonalizationContext } from '../../personalization/PersonalizationContext'
import * as browser from './browser'

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
