import { allowSources, sourcesOf } from './content-policy'
import type { SiteConfig } from './site-config'
import { vendorVariables, type VendorName } from './vendors'

const base = "default-src 'none';script-src 'self' 'sha256-a=';connect-src 'self'"

const policyOf = (config: SiteConfig): string => allowSources(base, sourcesOf(config))

describe('the policy of a configuration', () => {
  it('allows no additional hosts if nothing is configured', () => {
    expect(policyOf({})).toBe(base)
    expect(policyOf({ vendors: { jquery: undefined }, personalization: { preview: true }, forms: {} })).toBe(base)
  })

  it.each(Object.keys(vendorVariables) as VendorName[])('allows the host of %s if it is configured', (name) => {
    const policy = policyOf({ vendors: { [name]: { id: '1', src: `https://${name.toLowerCase()}.example/a.js?b` } } })
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? []
    expect(scripts.split(' ')).toContain(`https://${name.toLowerCase()}.example`)
    expect(policy).not.toMatch(/unsafe|\*(?![\w.])|data:| https?:( |;|$)/)
  })

  it('allows only the hosts of the configured third party', () => {
    const policy = policyOf({
      vendors: { adPixel: { id: '1', src: 'https://connect.facebook.net/en_US/fbevents.js' } },
    })
    expect(policy).toBe(
      "default-src 'none';script-src 'self' 'sha256-a=' https://connect.facebook.net;" +
        "connect-src 'self' https://connect.facebook.net https://www.facebook.com;" +
        'img-src https://connect.facebook.net https://www.facebook.com',
    )
  })

  it.each([
    [{ clientId: '1' }, 'https://experience.ninetailed.co https://ingest.insights.ninetailed.co'],
    [{ clientId: '1', url: 'https://a.example/b', insightsUrl: '/_experience' }, 'https://a.example'],
  ])('allows the personalization service of %j', (personalization, hosts) => {
    expect(policyOf({ personalization })).toBe(`${base} ${hosts}`)
  })

  it('allows the service that returns the visitor’s address', () => {
    expect(policyOf({ forms: { ipLookupUrl: 'https://ip.example/?format=json' } })).toBe(`${base} https://ip.example`)
  })
})
