import type { SiteConfig } from './site-config'
import { vendorSources, type PolicySources, type SourceDirective } from './vendor-sources'
import type { VendorConfig, VendorName } from './vendors'

/** Hosts where the SDK keeps profiles and counts views, unless the build configures other addresses. */
const personalizationHosts = ['https://experience.ninetailed.co', 'https://ingest.insights.ninetailed.co'] as const

/** The origin of an address; empty for a path of the site. */
const originsOf = (address: string | undefined): readonly string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : []

/** Allows a script, and requests to its host. */
const ownHost = (src: string): PolicySources => {
  const origins = originsOf(src)
  return { 'script-src': origins, 'connect-src': origins, 'img-src': origins }
}

const vendorsOf = (vendors: VendorConfig = {}): readonly PolicySources[] =>
  (Object.keys(vendors) as VendorName[]).flatMap((name) => {
    const vendor = vendors[name]
    return vendor ? [ownHost(vendor.src), vendorSources[name]] : []
  })

/** The sources of the configured third parties and services (requirements 7.4). */
export function sourcesOf({ vendors, personalization, forms }: SiteConfig): readonly PolicySources[] {
  const [profiles, views] = personalizationHosts
  return [
    ...vendorsOf(vendors),
    personalization?.clientId === undefined
      ? {}
      : { 'connect-src': [personalization.url ?? profiles, personalization.insightsUrl ?? views].flatMap(originsOf) },
    { 'connect-src': originsOf(forms?.ipLookupUrl) },
  ]
}

/** A policy by directive, in its original order. */
export const parsePolicy = (policy: string): Map<string, readonly string[]> =>
  new Map(
    policy.split(';').flatMap((text) => {
      const [name, ...sources] = text.trim().split(/\s+/)
      return name ? [[name, sources] as const] : []
    }),
  )

/**
 * Adds sources to a policy without duplicates. A missing directive starts as a copy of `default-src`.
 *
 * @param policy value of `Content-Security-Policy`
 */
export function allowSources(policy: string, more: readonly PolicySources[]): string {
  const directives = parsePolicy(policy)
  for (const sources of more) {
    for (const [name, added] of Object.entries(sources) as [SourceDirective, readonly string[]][]) {
      if (added.length === 0) continue
      const present = (directives.get(name) ?? directives.get('default-src') ?? []).filter(
        (source) => source !== "'none'",
      )
      directives.set(name, [...new Set([...present, ...added])])
    }
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';')
}
