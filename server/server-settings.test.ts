import { readServerSettings } from './server-settings'

it('defaults to the pages and forms of the release, on this machine only', () => {
  expect(readServerSettings('/srv/site/pages', {})).toMatchObject({
    port: 9000,
    host: '127.0.0.1',
    folder: '/srv/site/pages',
    logLevel: 'info',
    limits: { connections: 8000, connectionsPerAddress: 1000 },
    leads: { forms: '/srv/site/pages/_forms.json' },
  })
})

it('reads all variables', () => {
  const variables = {
    PORT: '8080',
    HOST: '0.0.0.0',
    MAX_CONNECTIONS: '500',
    MAX_CONNECTIONS_PER_ADDRESS: '20',
    SITE_FOLDER: '/other',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'a-long-metrics-token',
    ALERT_WEBHOOK_URL: 'https://hooks.example.com/a',
    LEADS_FORMS: 'https://www.example.com/_forms.json',
  }
  expect(readServerSettings('/srv/site/pages', variables)).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    limits: { connections: 500, connectionsPerAddress: 20 },
    folder: '/other',
    logLevel: 'warn',
    metricsToken: 'a-long-metrics-token',
    alertUrl: 'https://hooks.example.com/a',
    leads: { forms: 'https://www.example.com/_forms.json' },
  })
})

it('does not limit the connections of a trusted proxy', () => {
  const variables = { MAX_CONNECTIONS_PER_ADDRESS: '20', LEADS_TRUSTED_PROXIES: '1' }
  expect(readServerSettings('/pages', variables).limits).toEqual({ connections: 8000, connectionsPerAddress: 0 })
})

it.each([
  ['PORT', '70000'],
  ['HOST', 'a b'],
  ['MAX_CONNECTIONS', '0'],
  ['MAX_CONNECTIONS_PER_ADDRESS', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['PREVIEW_PASSWORD', 'short'],
  ['PREVIEW_LINK_KEY', 'short'],
  ['ALERT_WEBHOOK_URL', 'hooks.example.com'],
  ['ALERT_WEBHOOK_URL', 'https://hooks.example.com:port/'],
])('rejects %s=%s in one sentence that names it', (name, value) => {
  expect(() => readServerSettings('/pages', { [name]: value })).toThrow(new RegExp(`^Set ${name} to [^\\n]+\\.$`))
})
