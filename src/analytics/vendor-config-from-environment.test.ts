import { vendorConfigFromEnvironment } from './vendor-config-from-environment'

const src = 'https://cdn.example.com/script.js'

it('configures nothing in an empty environment', () => {
  expect(vendorConfigFromEnvironment({})).toEqual({})
})

it('reads the script of a third party, its id and the name of its function', () => {
  const variables = {
    JQUERY_SRC: src,
    HELP_CHAT_ID: 'a-1',
    HELP_CHAT_SRC: src,
    VISITOR_ENRICHMENT_ID: 'b-2',
    VISITOR_ENRICHMENT_CALL: 'enrich',
    VISITOR_ENRICHMENT_SRC: src,
    PATH: '/bin',
  }
  expect(vendorConfigFromEnvironment(variables)).toEqual({
    jquery: { src },
    helpChat: { id: 'a-1', src },
    visitorEnrichment: { id: 'b-2', call: 'enrich', src },
  })
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
