/** @jest-environment jsdom */
import { siteConfigId } from '../../data/site-config'
import { ipLookupUrl } from './ip-lookup-url'

const page = (text?: string): Document => {
  const head = text === undefined ? '' : `<script type="application/json" id="${siteConfigId}">${text}</script>`
  return new DOMParser().parseFromString(head, 'text/html')
}

it('is what the page was built with', () => {
  expect(ipLookupUrl(page('{"forms":{"ipLookupUrl":"https://ip.example/"}}'))).toBe('https://ip.example/')
})

it.each([undefined, '', '{}', 'null', '{"forms":', '{"forms":null}', '{"forms":{"ipLookupUrl":1}}'])(
  'is absent from a page with %j',
  (text) => {
    expect(ipLookupUrl(page(text))).toBeUndefined()
  },
)
