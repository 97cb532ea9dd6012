/** @jest-environment jsdom */
import { readSiteConfig } from './site-config'

const page = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html')
const script = (text: string): string => `<script type="application/json" id="site-config">${text}</script>`

it('reads the build’s configuration from the page', () => {
  const config = {
    vendors: { helpChat: { id: '1', src: 'https://chat.example/chat.js' } },
    personalization: { clientId: 'hearthside', url: '/_experience' },
    forms: { ipLookupUrl: 'https://ip.example/' },
  }
  expect(readSiteConfig(page(script(JSON.stringify(config))))).toEqual(config)
})

it.each([
  ['no configuration', ''],
  ['null', script('null')],
])('treats %s as an empty configuration, without a message', (_name, head) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(readSiteConfig(page(head))).toEqual({})
  expect(error).not.toHaveBeenCalled()
})

it.each(['{"vendors":', '<html>'])('reports invalid JSON once, and treats %s as an empty configuration', (text) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = page(script(text))
  expect([readSiteConfig(root), readSiteConfig(root), readSiteConfig(root)]).toEqual([{}, {}, {}])
  expect(error).toHaveBeenCalledTimes(1)
})
