import { vendorVariables, type VendorConfig, type VendorName } from '../../src/data/vendors'

/** Where the stand-ins are, on whatever host serves them. */
export const tagsFolder = '/_tags/'

/** What can be wrong with a third party: its script does not answer for a minute, throws, is a page, or fails. */
export type TagFault = 'hang' | 'throw' | 'html' | 'fail'

/** How a stand-in behaves. All values go into the address of its script. */
export interface TagSwitches {
  readonly fault?: TagFault
  /** Milliseconds between the script's run and the moment it is ready. */
  readonly delay?: string
  /** Of the consent tool: whether visitors must agree first; otherwise they may refuse. */
  readonly regime?: 'opt-in' | 'opt-out'
  /** Of visitor enrichment: how many people the visitor's company has, `250` when absent. */
  readonly employees?: string
  /** Of visitor enrichment: where that company is, `United States` when absent. */
  readonly country?: string
}

export type SwitchesByVendor = Readonly<Partial<Record<VendorName, TagSwitches>>>

/** File name of a vendor's script: `help-chat` for `helpChat`. */
const fileNameOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The names of all vendors, by the file names of their stand-ins. */
export const vendorByFileName: ReadonlyMap<string, string> = new Map(
  Object.keys(vendorVariables).map((name) => [fileNameOf(name), name]),
)

/**
 * The configuration that names all stand-ins.
 *
 * @param origin of the host that serves them, without a slash at its end; empty for the site's own
 * @param switches faults and settings of single stand-ins
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
    visitorEnrichment: account('visitorEnrichment'),
    adPixel: account('adPixel'),
    salesIntent: account('salesIntent'),
  }
}

/** The same as environment variables, for the build. */
export function tagsVariables(origin = '', switches: SwitchesByVendor = {}): Readonly<Record<string, string>> {
  const config = tagsConfig(origin, switches)
  const variables: Record<string, string> = {}
  for (const [name, names] of Object.entries(vendorVariables)) {
    const vendor = config[name as VendorName]
    variables[names.src] = vendor.src
    if ('id' in names && 'id' in vendor) variables[names.id] = vendor.id
  }
  return variables
}
