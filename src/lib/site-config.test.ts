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

it('is empty without a configuration', () => {
  expect(readSiteConfig(page(''))).toEqual({})
})
