/** @jest-environment jsdom */
import { pageValues, visitValues } from './page-values'

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
  expect(visitValues()).toEqual({ hubspotutk: '0123456789abcdef0123456789abcdef', elapsedMs: '5432' })
})

it('is empty where there is nothing', () => {
  expect(pageValues(document)).toMatchObject({ pageName: '' })
  expect(visitValues()).toMatchObject({ hubspotutk: '' })
})
