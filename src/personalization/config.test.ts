/** @jest-environment jsdom */
import { readPersonalizationConfig } from './config'

const page = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html')
const script = (text: string): string => `<script type="application/json" id="site-config">${text}</script>`

it('reads what the page was built with', () => {
  const config = { clientId: 'hearthside', url: '/_experience' }
  expect(readPersonalizationConfig(page(script(JSON.stringify({ personalization: config }))))).toEqual(config)
})

it.each([
  ['no configuration', ''],
  ['an empty one', script('')],
  ['one of other things', script('{"vendors":{}}')],
])('takes %s for nothing configured', (_name, head) => {
  expect(readPersonalizationConfig(page(head))).toEqual({})
})

it.each(['{"personalization":', 'null', '<html>'])('says so once when it is %s, and goes on', (text) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(readPersonalizationConfig(page(script(text)))).toEqual({})
  expect(error).toHaveBeenCalledTimes(1)
})
