import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { leadVariables, readFunctionSettings, readSettings } from './settings'

const day = 24 * 60 * 60 * 1000

describe('readSettings', () => {
  it('has defaults: an embedded database and no CRM', () => {
    expect(readSettings({})).toEqual({
      databaseUrl: 'file:.local/leads/leads.db',
      forms: 'public/_forms.json',
      trustedProxies: 0,
      rateLimit: 20,
      fileSpace: 5 * 1024 ** 3,
      retention: { states: ['pending', 'delivered', 'dead', 'spam'] },
    })
  })

  it('reads all variables', () => {
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
      // Leads that wait for the CRM are not deleted.
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

  it.each([
    [{ LEADS_DATABASE_URL: 'mysql://localhost/leads' }, 'LEADS_DATABASE_URL', /an address/],
    [{ LEADS_DATABASE_URL: 'file:' }, 'LEADS_DATABASE_URL', /an address/],
    [{ LEADS_DATABASE_URL: 'postgres:/leads:pw@db.example/leads' }, 'LEADS_DATABASE_URL', /an address such as/],
    [{ LEADS_DATABASE_URL: 'postgres://leads:p/w@db.example/leads' }, 'LEADS_DATABASE_URL', /.+ such as %23 for #\.$/],
    [{ LEADS_DATABASE_URL: 'postgres://leads:1#w@db.example/leads' }, 'LEADS_DATABASE_URL', /.+ such as %23 for #\.$/],
    [
      { LEADS_DATABASE_URL: 'postgres://db.example/leads?ssl=false' },
      'LEADS_DATABASE_URL',
      /.+ such as sslmode=disable\.$/,
    ],
    [{ LEADS_DATABASE_URL: 'postgres:///leads?port=abc' }, 'LEADS_DATABASE_URL', /.+ such as 5432\.$/],
    [{ LEADS_DATABASE_URL: 'file::memory:' }, 'LEADS_DATABASE_URL', /a file: a database in memory loses the leads/],
    [{ LEADS_FILE_SPACE_MB: '5 GB' }, 'LEADS_FILE_SPACE_MB', /a number of megabytes such as 5120\.$/],
    [{ LEADS_RETENTION_DAYS: '0' }, 'LEADS_RETENTION_DAYS', /a number of days such as 365, or leave it empty/],
    [{ HUBSPOT_URL: 'ftp://example.com' }, 'HUBSPOT_URL', /an address such as http:\S+\.$/],
    [{ HUBSPOT_PORTAL_ID: 'mine', HUBSPOT_TOKEN: 't' }, 'HUBSPOT_PORTAL_ID', /the number of the HubSpot account/],
  ])('rejects %j with a sentence that says what to write', (variables, name, expected) => {
    expect(() => readSettings(variables)).toThrow(new RegExp(`^Set ${name} to ${expected.source}`))
  })

  it.each([
    'postgres://leads:p%23w@db.example:5432/leads?sslmode=verify-full&sslrootcert=/etc/ssl/db.pem',
    'postgresql://leads:p@w d@db.example/leads?ssl=true&application_name=site',
    'postgres://leads:pw@/leads?host=/run/postgresql&port=5433',
    'file:/var/lib/leads#1/leads.db',
  ])('accepts the database %s', (databaseUrl) => {
    expect(readSettings({ LEADS_DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl })
  })

  it('names every invalid variable', () => {
    expect(() => readSettings({ LEADS_TRUSTED_PROXIES: 'all', LEADS_RATE_LIMIT: 'many' })).toThrow(
      'Set LEADS_TRUSTED_PROXIES to the number of proxies in front of the server, from 0 to 9.\n' +
        'Set LEADS_RATE_LIMIT to the number of submissions that one visitor may send in a minute, or 0 for no limit.',
    )
  })

  it.each([
    [{ HUBSPOT_PORTAL_ID: '1' }, 'Set HUBSPOT_TOKEN too, or remove HUBSPOT_PORTAL_ID.'],
    [{ HUBSPOT_TOKEN: 't' }, 'Set HUBSPOT_PORTAL_ID too, or remove HUBSPOT_TOKEN.'],
  ])('asks for the other half of %j', (variables, message) => {
    expect(() => readSettings(variables)).toThrow(message)
  })
})

describe('readFunctionSettings', () => {
  const advice =
    /^Set LEADS_DATABASE_URL to a PostgreSQL server such as \S+: this host keeps no files, so leads would be lost\.$/

  it.each(['AWS_LAMBDA_FUNCTION_NAME', 'NETLIFY', 'VERCEL'])('rejects an embedded database if %s is set', (name) => {
    expect(() => readFunctionSettings({ [name]: 'x' })).toThrow(advice)
    expect(() => readFunctionSettings({ [name]: 'x', LEADS_DATABASE_URL: 'file:leads.db' })).toThrow(advice)
  })

  it('accepts PostgreSQL on such hosts, and an embedded database elsewhere', () => {
    const databaseUrl = 'postgres://leads@db.example/leads'
    expect(readFunctionSettings({ NETLIFY: 'true', LEADS_DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl })
    expect(readFunctionSettings({})).toMatchObject({ databaseUrl: 'file:.local/leads/leads.db' })
  })
})

describe('deploy/compose.yaml', () => {
  it('passes all variables of leads to the server', async () => {
    const text = await readFile(path.join(__dirname, '../deploy/compose.yaml'), 'utf8')
    expect(leadVariables.filter((name) => !text.includes(`\n      ${name}: `))).toEqual([])
  })

  it('turns nothing on with empty variables', () => {
    const empty = Object.fromEntries(leadVariables.map((name) => [name, '']))
    expect(readSettings(empty)).toEqual(readSettings({}))
  })
})
