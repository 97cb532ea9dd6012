import { pageValues } from './page-values'

afterEach(() => {
  document.body.replaceChildren()
  document.cookie = 'hubspotutk=; max-age=0'
})

it('says where a submission comes from', () => {
  window.history.replaceState({}, '', '/pricing/?utm_source=x#plans')
  document.cookie = 'other=1'
  document.cookie = 'hubspotutk=0123456789abcdef0123456789abcdef'
  document.body.innerHTML = '<h2>No</h2><h1> A price you\n  can <em>do</em> in your head </h1><h1>No</h1>'
  jest.spyOn(performance, 'now').mockReturnValue(5432.1)
  expect(pageValues(document)).toEqual({
    hubspotutk: '0123456789abcdef0123456789abcdef',
    pageUri: 'http://localhost/pricing/?utm_source=x#plans',
    pageName: 'A price you can do in your head',
    elapsedMs: '5432',
  })
})

it('is empty where there is nothing', () => {
  expect(pageValues(document)).toMatchObject({ hubspotutk: '', pageName: '' })
})
