/** @jest-environment jsdom */
import { siteConfigId } from '../../lib/site-config'
import { createId, pageValues, visitValues } from './submission'

const trackingValue = '0123456789abcdef0123456789abcdef'

afterEach(() => {
  document.body.replaceChildren()
  document.cookie = 'hubspotutk=; max-age=0'
})

it('makes random UUIDs', () => {
  const ids = Array.from({ length: 100 }, createId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

it('reads address and main heading of the page', () => {
  window.history.replaceState({}, '', '/pricing/?utm_source=x#plans')
  const pageUri = 'http://localhost/pricing/?utm_source=x#plans'
  expect(pageValues(document)).toEqual({ pageUri, pageName: '' })
  document.body.innerHTML = '<h2>No</h2><h1> A price you\n  can <em>do</em> in your head </h1><h1>No</h1>'
  expect(pageValues(document)).toEqual({ pageUri, pageName: 'A price you can do in your head' })
})

it('reads the tracking cookie and the time since the page was opened', () => {
  jest.spyOn(performance, 'now').mockReturnValue(5432.1)
  expect(visitValues(window)).toEqual({ hubspotutk: '', elapsedMs: '5432' })
  document.cookie = 'other=1'
  document.cookie = `hubspotutk=${trackingValue}`
  expect(visitValues(window)).toEqual({ hubspotutk: trackingValue, elapsedMs: '5432' })
})

it.each([
  ['refused', false, true],
  ['not given yet', false, false],
  ['given', true, true],
])('reads the tracking cookie only with consent, if there is a consent tool: %s', (_answer, granted, confirmed) => {
  document.cookie = `hubspotutk=${trackingValue}`
  document.body.innerHTML = `<script type="application/json" id="${siteConfigId}">{"vendors":{"consentTool":{"src":"/c.js"}}}</script>`
  const view = window as { airgap?: unknown }
  view.airgap = { getConsent: () => ({ confirmed, purposes: { Analytics: granted } }) }
  expect(visitValues(window).hubspotutk).toBe(granted ? trackingValue : '')
  delete view.airgap
  expect(visitValues(window).hubspotutk).toBe('')
})
