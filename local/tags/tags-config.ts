import { vendorVariables, type VendorConfig, type VendorName } from '../../src/lib/vendors'

export const tagsFolder = '/_tags/'

/** Parameters of the script's address. */
export interface TagSwitches {
  readonly fault?: 'hang' | 'fail'
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
  const configOf = (name: VendorName) => {
    const file = fileNameOf(name)
    const query = new URLSearchParams(Object.entries(switches[name] ?? {})).toString()
    const values: Readonly<Record<string, string>> = {
      id: `local-${file}`,
      call: 'standInEnrichment',
      src: `${origin}${tagsFolder}${file}.js${query && `?${query}`}`,
    }
    return Object.fromEntries(Object.keys(vendorVariables[name]).map((part) => [part, values[part]]))
  }
  const names = Object.keys(vendorVariables) as VendorName[]
  return Object.fromEntries(names.map((name) => [name, configOf(name)])) as Required<VendorConfig>
}

/** The same as environment variables for a build. */
export function tagsVariables(origin: string): Readonly<Record<string, string>> {
  const config: Readonly<Record<string, Readonly<Record<string, string>>>> = tagsConfig(origin)
  return Object.fromEntries(
    Object.entries(vendorVariables).flatMap(([name, variables]) =>
      Object.entries(variables).map(([part, variable]) => [variable, config[name]?.[part] ?? '']),
    ),
  )
}
