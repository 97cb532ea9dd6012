import { tagsConfig, tagsVariables } from './tags-config'

it('contains stand-ins on another host, with faults and settings', () => {
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

it('returns the same as variables for the build', () => {
  const variables = tagsVariables('http://localhost:9000', { jquery: { fault: 'fail' } })
  expect(variables).toMatchObject({
    HELP_CHAT_ID: 'local-help-chat',
    HELP_CHAT_SRC: 'http://localhost:9000/_tags/help-chat.js',
    JQUERY_SRC: 'http://localhost:9000/_tags/jquery.js?fault=fail',
    CONSENT_SRC: 'http://localhost:9000/_tags/consent-tool.js',
  })
})
