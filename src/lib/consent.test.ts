/** @jest-environment jsdom */
import { isExcluded, isGranted } from './consent'
import type { Purpose } from './consent-tool'
import { arriveConsentTool } from './test-support/consent-tool'

describe('current consent', () => {
  const configure = (vendors: object): void => {
    document.head.innerHTML = `<script type="application/json" id="site-config">${JSON.stringify({ vendors })}</script>`
  }

  afterEach(() => {
    Reflect.deleteProperty(window, 'airgap')
    document.head.replaceChildren()
  })

  it('is granted if no tool is configured', () => {
    configure({})
    expect(isGranted('SaleOfInfo', window)).toBe(true)
  })

  it('is not granted before the tool answers', () => {
    configure({ consentTool: { src: '/consent.js' } })
    expect(isGranted('SaleOfInfo', window)).toBe(false)
    arriveConsentTool(true, { SaleOfInfo: true })
    expect(isGranted('SaleOfInfo', window)).toBe(true)
  })
})

describe('limits of consent', () => {
  const purposes: readonly Purpose[] = ['Essential', 'Functional', 'Analytics', 'Advertising', 'SaleOfInfo']

  const allowedOn = (hostname: string, globalPrivacyControl?: unknown): readonly Purpose[] => {
    const view = { location: { hostname }, navigator: { globalPrivacyControl } } as unknown as Window
    return purposes.filter((purpose) => !isExcluded(purpose, view))
  }

  it.each(['localhost', 'www.hearthside.example', 'staging.hearthside.example'])('exclude nothing on %s', (host) => {
    expect(allowedOn(host, false)).toEqual(purposes)
  })

  it.each(['preview-12.hearthside.example', '127.0.0.1', 'docs.hearthside.example'])(
    'exclude what sends data about visitors of %s',
    (host) => {
      expect(allowedOn(host)).toEqual(['Essential', 'Functional'])
    },
  )

  it('treat Global Privacy Control as an opt-out of sale', () => {
    expect(allowedOn('www.hearthside.example', true)).toEqual(['Essential', 'Functional', 'Analytics'])
  })
})
