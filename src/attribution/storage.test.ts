/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.hearthside.example/"}
 */
import { readNavigation, readPartner, readVisitorIds, setCookie } from './storage'

const tools = window as Window & { mixpanel?: unknown; heap?: unknown }

const withEntries = (entries: readonly object[] | undefined): void => {
  const getEntriesByType = entries && (() => entries)
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: getEntriesByType })
}

afterEach(() => {
  delete tools.mixpanel
  delete tools.heap
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

it.each([
  ['has no entry', []],
  ['does not know entries', undefined],
])('the navigation type is not known where the browser %s', (_name, entries) => {
  withEntries(entries)
  expect(readNavigation()).toBeUndefined()
})

describe("the visitor's ids", () => {
  it('are missing while a tool only queues calls', () => {
    tools.mixpanel = []
    tools.heap = Object.assign([], { appid: '1' })
    expect(readVisitorIds()).toEqual({ mxid: undefined, hpid: undefined })
  })

  it('come from one tool when the other is broken', () => {
    tools.mixpanel = {
      get_distinct_id: () => {
        throw new Error('broken')
      },
    }
    tools.heap = { userId: 'h' }
    expect(readVisitorIds()).toEqual({ mxid: undefined, hpid: 'h' })
  })
})

it('cuts a long partner', () => {
  expect(readPartner(new URLSearchParams({ gspk: 'x'.repeat(7000) })).gspk).toHaveLength(280)
})

it('sets cookies for two years on the domain that the hosts share', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  const write = jest.spyOn(Document.prototype, 'cookie', 'set')
  setCookie('hs_attr_last_url', '/')
  expect(write).toHaveBeenCalledWith(
    'hs_attr_last_url=/; path=/; expires=Sat, 01 Jan 2028 00:00:00 GMT; sameSite=Strict; domain=.hearthside.example',
  )
  jest.useRealTimers()
})
