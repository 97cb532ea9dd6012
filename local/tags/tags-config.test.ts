import { tagsConfig, tagsVariables } from './tags-config'

it('names every stand-in on the site’s own host', () => {
  expect(tagsConfig()).toEqual({
    consentTool: { src: '/_tags/consent-tool.js' },
    jquery: { src: '/_tags/jquery.js' },
    helpChat: { id: 'local-help-chat', src: '/_tags/help-chat.js' },
    productAnalytics: { id: 'local-product-analytics', src: '/_tags/product-analytics.js' },
    sessionReplay: { id: 'local-session-replay', src: '/_tags/session-replay.js' },
    visitorEnrichment: {
      id: 'local-visitor-enrichment',
      call: 'standInEnrichment',
      src: '/_tags/visitor-enrichment.js',
    },
    adPixel: { id: 'local-ad-pixel', src: '/_tags/ad-pixel.js' },
    salesIntent: { id: 'local-sales-intent', src: '/_tags/sales-intent.js' },
    crmTracking: { src: '/_tags/crm-tracking.js' },
  })
})

it('names them on another host, with faults and settings', () => {
  const config = tagsConfig('http://localhost:9000', {
    helpChat: { fault: 'hang' },
    visitorEnrichment: { employees: '10', country: 'United States' },
  })
  expect(config.helpChat.src).toBe('http://localhost:9000/_tags/help-chat.js?fault=hang')
  expect(config.visitorEnrichment.src).toBe(
    'http://localhost:9000/_tags/visitor-enrichment.js?employees=10&country=United+States',
  )
  expect(config.jquery.src).toBe('http://localhost:9000/_tags/jquery.js')
})

it('gives the same as variables for the build', () => {
  const variables = tagsVariables('http://localhost:9000', { jquery: { fault: 'fail' } })
  expect(variables).toMatchObject({
    HELP_CHAT_ID: 'local-help-chat',
    HELP_CHAT_SRC: 'http://localhost:9000/_tags/help-chat.js',
    JQUERY_SRC: 'http://localhost:9000/_tags/jquery.js?fault=fail',
    CONSENT_SRC: 'http://localhost:9000/_tags/consent-tool.js',
  })
  expect(Object.keys(variables)).toHaveLength(16)
})
