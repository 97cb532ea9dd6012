/** @jest-environment jsdom */
import { submitPath } from '../../data/forms'
import { siteConfigId } from '../../lib/site-config'
import { type FakeAnswer, fakeFetch, json } from '../test-support/fake-fetch'
import { createId, pageValues, submitForm, submitTimeout, visitValues } from './submission'

describe('createId', () => {
  it('is a random UUID, another one each time', () => {
    const ids = Array.from({ length: 1000 }, createId)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the values of page and visit', () => {
  afterEach(() => {
    document.body.replaceChildren()
    document.cookie = 'hubspotutk=; max-age=0'
  })

  it('says which page a submission comes from', () => {
    window.history.replaceState({}, '', '/pricing/?utm_source=x#plans')
    document.body.innerHTML = '<h2>No</h2><h1> A price you\n  can <em>do</em> in your head </h1><h1>No</h1>'
    expect(pageValues(document)).toEqual({
      pageUri: 'http://localhost/pricing/?utm_source=x#plans',
      pageName: 'A price you can do in your head',
    })
  })

  it('says which visit a submission comes from, and how long it has lasted', () => {
    document.cookie = 'other=1'
    document.cookie = 'hubspotutk=0123456789abcdef0123456789abcdef'
    jest.spyOn(performance, 'now').mockReturnValue(5432.1)
    expect(visitValues(document)).toEqual({ hubspotutk: '0123456789abcdef0123456789abcdef', elapsedMs: '5432' })
  })

  it.each([
    ['refused', false, true],
    ['not given yet', false, false],
    ['given', true, true],
  ])('says which visit only with consent where a consent tool asks for it: %s', (_answer, granted, confirmed) => {
    document.cookie = 'hubspotutk=0123456789abcdef0123456789abcdef'
    document.body.innerHTML = `<script type="application/json" id="${siteConfigId}">{"vendors":{"consentTool":{"src":"/c.js"}}}</script>`
    const view = window as { airgap?: unknown }
    view.airgap = { getConsent: () => ({ confirmed, purposes: { Analytics: granted } }) }
    expect(visitValues(document).hubspotutk).toBe(granted ? '0123456789abcdef0123456789abcdef' : '')
    delete view.airgap
    expect(visitValues(document).hubspotutk).toBe('')
  })

  it('is empty where there is nothing', () => {
    expect(pageValues(document)).toMatchObject({ pageName: '' })
    expect(visitValues(document)).toMatchObject({ hubspotutk: '' })
  })
})

describe('submitForm', () => {
  const broken =
    'Something went wrong on our side. Please try again: nothing you typed is lost, and it won’t be sent twice.'

  it.each<[name: string, answer: FakeAnswer, message: string | undefined]>([
    ['success', json({ success: true }), undefined],
    ['a refusal', json({ success: false, message: 'This address can’t be used.' }, 400), 'This address can’t be used.'],
    ['a refusal without words', json({ success: false }), broken],
    ['an error of the server', { status: 500, text: '<h1>500</h1>' }, broken],
    ['a page', { text: '<!doctype html>' }, broken],
    ['nothing', { text: '' }, broken],
    ['half of it', { text: '{"success"' }, broken],
    [
      'too many',
      { status: 429, text: 'Too Many Requests' },
      'A lot of people are writing to us right now. Please wait a minute and try again.',
    ],
    ['too many, in words of its own', json({ success: false, message: 'Wait 30 s.' }, 429), 'Wait 30 s.'],
    [
      'no network',
      { error: new TypeError('Failed to fetch') },
      'We couldn’t reach our server (Failed to fetch). Please check your connection and try again.',
    ],
    [
      'no network, in a sentence',
      { error: new TypeError('NetworkError when attempting to fetch resource.') },
      'We couldn’t reach our server (NetworkError when attempting to fetch resource). Please check your connection and try again.',
    ],
  ])('an answer of %s', async (_name, answer, message) => {
    const requests = fakeFetch(() => answer)
    await expect(submitForm({ email: 'a@b.co' })).resolves.toBe(message)
    expect(requests).toEqual([expect.objectContaining({ path: submitPath, body: { email: 'a@b.co' } })])
  })

  it('says so when the answer takes too long', async () => {
    jest.useFakeTimers()
    fakeFetch(() => 'never')
    const message = submitForm({})
    await jest.advanceTimersByTimeAsync(submitTimeout)
    await expect(message).resolves.toBe(
      'This is taking longer than it should. Please try again: nothing you typed is lost, and it won’t be sent twice.',
    )
    jest.useRealTimers()
  })
})
