import { readSettings } from './settings'

describe('readSettings', () => {
  it('needs nothing: leads are kept in an embedded database, and no CRM gets them', () => {
    expect(readSettings({})).toEqual({
      databaseUrl: 'file:.local/leads/leads.db',
      forms: 'public/_forms.json',
      trustedProxies: 0,
      rateLimit: 20,
    })
  })

  it('counts an empty variable as absent', () => {
    expect(readSettings({ LEADS_DATABASE_URL: '', HUBSPOT_TOKEN: '' })).toEqual(readSettings({}))
  })

  it('reads what is set', () => {
    expect(
      readSettings({
        LEADS_DATABASE_URL: 'libsql://leads.example',
        LEADS_DATABASE_TOKEN: 'secret',
        LEADS_FORMS: 'https://www.example.com/_forms.json',
        LEADS_TRUSTED_PROXIES: '2',
        LEADS_RATE_LIMIT: '0',
        SITE_URL: 'https://www.example.com/',
        HUBSPOT_PORTAL_ID: '42',
        HUBSPOT_TOKEN: 'token',
      }),
    ).toEqual({
      databaseUrl: 'libsql://leads.example',
      databaseToken: 'secret',
      forms: 'https://www.example.com/_forms.json',
      trustedProxies: 2,
      rateLimit: 0,
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
