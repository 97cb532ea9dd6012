import { vendorVariables, type VendorConfig, type VendorName } from '../../src/lib/vendors'

export const tagsFolder = '/_tags/'

type TagFault = 'hang' | 'throw' | 'html' | 'fail'

/** Parameters of the script's address. */
export interface TagSwitches {
  readonly fault?: TagFault
  /** Ms until the script is ready. */
  readonly delay?: string
  /** Consent tool: whether visitors must opt in. */
  readonly regime?: 'opt-in' | 'opt-out'
}

export type SwitchesByVendor = Readonly<Partial<Record<VendorName, TagSwitches>>>

const fileNameOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const vendorByFileName: ReadonlyMap<string, string> = new Map(
  Object.keys(vendorVariables).map((name) => [fileNameOf(name), name]),
)

/**
 * The configuration of all stand-ins.
 *
 * @param origin without trailing slash; empty for the site's own
 */
export function tagsConfig(origin = '', switches: SwitchesByVendor = {}): Required<VendorConfig> {
  const address = (name: VendorName): string => {
    const query = new URLSearchParams(Object.entries(switches[name] ?? {})).toString()
    return `${origin}${tagsFolder}${fileNameOf(name)}.js${query && `?${query}`}`
  }
  const account = (name: VendorName) => ({ id: `local-${fileNameOf(name)}`, src: address(name) })
  return {
    consentTool: { src: address('consentTool') },
    jquery: { src: address('jquery') },
    helpChat: account('helpChat'),
    productAnalytics: account('productAnalytics'),
    sessionReplay: account('sessionReplay'),
    visitorEnrichment: { ...account('visitorEnrichment'), call: 'standInEnrichment' },
    adPixel: account('adPixel'),
    salesIntent: account('salesIntent'),
    crmTracking: { src: address('crmTracking') },
  }
}

/** The same as environment variables for a build. */
export function tagsVariables(origin: string): Readonly<Record<string, string>> {
  const config = tagsConfig(origin)
  const variables: Record<string, string> = {}
  for (const [name, names] of Object.entries(vendorVariables)) {
    const vendor = config[name as VendorName]
    variables[names.src] = vendor.src
    if ('id' in names && 'id' in vendor) variables[names.id] = vendor.id
    if ('call' in names && 'call' in vendor) variables[names.call] = vendor.call
  }
  return variables
}
