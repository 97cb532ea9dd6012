import { matchRoute } from './match-route'

it.each([
  [':crm/submitForm', '/api/hubspot/submitForm', { crm: 'hubspot' }],
  [':crm/submitForm', '/api/hubspot/submitForm/', { crm: 'hubspot' }],
  [':crm/submitForm', '/api/a%2Fb%20c/submitForm', { crm: 'a/b c' }],
  ['/:crm/file', '/api/hubspot/file', { crm: 'hubspot' }],
  ['health', '/api/health', {}],
])('%s is at %s', (route, pathname, params) => {
  expect(matchRoute(route, pathname)).toEqual(params)
})

it.each([
  [':crm/submitForm', '/api/submitForm'],
  [':crm/submitForm', '/api/hubspot/submitform'],
  [':crm/submitForm', '/api/hubspot/submitForm/more'],
  [':crm/submitForm', '/hubspot/submitForm'],
  [':crm/submitForm', '/api/%E0%A4%A/submitForm'],
  ['health', '/api/'],
])('%s is not at %s', (route, pathname) => {
  expect(matchRoute(route, pathname)).toBeUndefined()
})
