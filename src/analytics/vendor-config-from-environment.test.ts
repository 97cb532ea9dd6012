import { vendorConfigFromEnvironment } from './vendor-config-from-environment'

const src = 'https://cdn.example.com/script.js'

it('configures nothing in an empty environment', () => {
  expect(vendorConfigFromEnvironment({})).toEqual({})
})

it.each([
  ['HELP_CHAT', 'helpChat'],
  ['PRODUCT_ANALYTICS', 'productAnalytics'],
  ['SESSION_REPLAY', 'sessionReplay'],
  ['AD_PIXEL', 'adPixel'],
  ['SALES_INTENT', 'salesIntent'],
])('reads %s_ID and %1$s_SRC', (prefix, name) => {
  const variables = { [`${prefix}_ID`]: 'a-1', [`${prefix}_SRC`]: src, PATH: '/bin' }
  expect(vendorConfigFromEnvironment(variables)).toEqual({ [name]: { id: 'a-1', src } })
})

it('reads the name of visitor enrichment’s page view function', () => {
  const variables = { VISITOR_ENRICHMENT_ID: 'a-1', VISITOR_ENRICHMENT_CALL: 'enrich', VISITOR_ENRICHMENT_SRC: src }
  expect(vendorConfigFromEnvironment(variables)).toEqual({ visitorEnrichment: { id: 'a-1', call: 'enrich', src } })
})

it.each([
  ['CONSENT_SRC', 'consentTool'],
  ['JQUERY_SRC', 'jquery'],
  ['CRM_TRACKING_SRC', 'crmTracking'],
])('reads %s, which needs no id', (variable, name) => {
  expect(vendorConfigFromEnvironment({ [variable]: src })).toEqual({ [name]: { src } })
})

it.each([
  'https://cdn.example.com/a.js?b=c',
  'http://localhost:9000/_tags/jquery.js',
  'http://127.0.0.1/jquery.js',
  'http://[::1]:80/jquery.js',
  '/scripts/jquery.slim.min.js',
])('allows a script at %s', (address) => {
  expect(vendorConfigFromEnvironment({ JQUERY_SRC: address })).toEqual({ jquery: { src: address } })
})

it.each([
  'http://cdn.example.com/a.js',
  'http://localhost.example.com/a.js',
  '//cdn.example.com/a.js',
  '/\\cdn.example.com/a.js',
  'cdn.example.com/a.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'https://',
])('refuses a script at %s and names the variable', (address) => {
  expect(() => vendorConfigFromEnvironment({ JQUERY_SRC: address })).toThrow(
    /^JQUERY_SRC: write the address of a script/,
  )
})

it.each([
  [{ HELP_CHAT_ID: '1' }, 'HELP_CHAT_SRC is not set, but HELP_CHAT_ID is. Set all of them or none.'],
  [
    { VISITOR_ENRICHMENT_ID: '1', VISITOR_ENRICHMENT_SRC: src },
    'VISITOR_ENRICHMENT_CALL is not set, but VISITOR_ENRICHMENT_ID is. Set all of them or none.',
  ],
  [{ HELP_CHAT_SRC: src }, 'HELP_CHAT_ID is not set, but HELP_CHAT_SRC is. Set all of them or none.'],
])('requires all variables of a third party together: %j', (variables, message) => {
  expect(() => vendorConfigFromEnvironment(variables)).toThrow(message)
})

it('reports all errors together', () => {
  const read = (): unknown => vendorConfigFromEnvironment({ JQUERY_SRC: 'x', CONSENT_SRC: 'y', AD_PIXEL_ID: '1' })
  expect(read).toThrow(/CONSENT_SRC: .*\nJQUERY_SRC: .*\nAD_PIXEL_SRC is not set/)
})
