import { readSettings } from './settings'

const day = 24 * 60 * 60 * 1000

describe('readSettings', () => {
  it('needs nothing: leads are kept in an embedded database, and no CRM gets them', () => {
    expect(readSettings({})).toEqual({
      databaseUrl: 'file:.local/leads/leads.db',
      forms: 'public/_forms.json',
      trustedProxies: 0,
      rateLimit: 20,
      fileSpace: 5 * 1024 ** 3,
      retention: { states: ['pending', 'delivered', 'dead', 'spam'] },
    })
  })

  it('counts an empty variable as absent', () => {
    expect(readSettings({ LEADS_DATABASE_URL: '', HUBSPOT_TOKEN: '' })).toEqual(readSettings({}))
  })

  it('reads what is set', () => {
    expect(
      readSettings({
        LEADS_DATABASE_URL: 'postgres://leads.example',
        LEADS_FORMS: 'https://www.example.com/_forms.json',
        LEADS_TRUSTED_PROXIES: '2',
        LEADS_RATE_LIMIT: '0',
        LEADS_FILE_SPACE_MB: '100',
        LEADS_RETENTION_DAYS: '365',
        LEADS_ADDRESS_RETENTION_DAYS: '30',
        SITE_URL: 'https://www.example.com/',
        HUBSPOT_PORTAL_ID: '42',
        HUBSPOT_TOKEN: 'token',
      }),
    ).toEqual({
      databaseUrl: 'postgres://leads.example',
      forms: 'https://www.example.com/_forms.json',
      trustedProxies: 2,
      rateLimit: 0,
      fileSpace: 100 * 1024 ** 2,
      // What waits for the CRM is not deleted.
      retention: { leads: 365 * day, states: ['delivered', 'dead', 'spam'], addresses: 30 * day },
      siteUrl: 'https://www.example.com',
      hubSpot: {
        portalId: '42',
        token: 'token',
        formsUrl: 'https://api.hsforms.com',
        apiUrl: 'https://api.hubapi.com',
      },
    })
  })

  it('sends everything for HubSpot to a stand-in where one is named', () => {
    const { hubSpot } = readSettings({ HUBSPOT_PORTAL_ID: '1', HUBSPOT_TOKEN: 't', HUBSPOT_URL: 'http://localhost:1/' })
    expect(hubSpot).toMatchObject({ formsUrl: 'http://localhost:1', apiUrl: 'http://localhost:1' })
  })

  it.each([
    ['LEADS_DATABASE_URL', 'leads.db'],
    ['LEADS_DATABASE_URL', 'mysql://localhost/leads'],
    ['LEADS_DATABASE_URL', 'libsql://leads.example'],
    ['LEADS_FILE_SPACE_MB', '5 GB'],
    ['LEADS_RETENTION_DAYS', '0'],
    ['LEADS_ADDRESS_RETENTION_DAYS', 'never'],
    ['LEADS_TRUSTED_PROXIES', '-1'],
    ['LEADS_TRUSTED_PROXIES', 'all'],
    ['LEADS_RATE_LIMIT', 'many'],
    ['SITE_URL', 'www.example.com'],
    ['HUBSPOT_PORTAL_ID', 'mine'],
    ['HUBSPOT_URL', 'ftp://example.com'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readSettings({ [name]: value, HUBSPOT_TOKEN: 't' })).toThrow(`${name}: `)
  })

  it.each([{ HUBSPOT_PORTAL_ID: '1' }, { HUBSPOT_TOKEN: 't' }])('asks for what is missing beside %j', (variables) => {
    expect(() => readSettings(variables)).toThrow('belong together')
  })
})
