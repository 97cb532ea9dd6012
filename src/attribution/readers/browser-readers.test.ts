/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.hearthside.example/pricing/"}
 */
import { browserReaders } from './browser-readers'

it('asks for two years, for the domain that the hosts share', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  const write = jest.spyOn(Document.prototype, 'cookie', 'set')
  browserReaders.setCookie('hs_attr_last_url', '/')
  expect(write).toHaveBeenCalledWith(
    'hs_attr_last_url=/; path=/; expires=Sat, 01 Jan 2028 00:00:00 GMT; sameSite=Strict; domain=.hearthside.example',
  )
  jest.useRealTimers()
})
