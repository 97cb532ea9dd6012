/** @jest-environment jsdom */
import { readVendorConfig } from './read-vendor-config'

const config = { helpChat: { id: '1', src: 'https://chat.example/chat.js' } }

const page = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html')
const script = (text: string): string => `<script type="application/json" id="site-config">${text}</script>`

it('reads what the page was built with', () => {
  expect(readVendorConfig(page(script(JSON.stringify({ vendors: config }))))).toEqual(config)
})

it.each([
  ['no configuration', ''],
  ['an empty one', script('')],
  ['one without third parties', script('{"other":1}')],
])('takes %s for nothing configured', (_name, head) => {
  expect(readVendorConfig(page(head))).toEqual({})
})

it.each(['{"vendors":', 'null', '<html>'])('says so once when the configuration is %s, and goes on', (text) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(readVendorConfig(page(script(text)))).toEqual({})
  expect(error).toHaveBeenCalledTimes(1)
})
