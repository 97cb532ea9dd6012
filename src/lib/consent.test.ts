/** @jest-environment jsdom */
import { isGranted } from './consent'

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
    Object.assign(window, { airgap: { getConsent: () => ({ purposes: { SaleOfInfo: true } }) } })
    expect(isGranted('SaleOfInfo', window)).toBe(true)
  })
})
