import { Failure } from '../lib/failure'
import { type Variables } from '../lib/variables'
import { type VendorConfig, type VendorScript, vendorVariables } from '../lib/vendors'

interface Names {
  readonly [part: string]: string
  readonly src: string
}

const localHosts = ['localhost', '127.0.0.1', '[::1]']

/** An https address, or an http address of this machine, or a path of the site itself. */
export function isAllowedSource(src: string): boolean {
  if (/^\/(?![\\/])/.test(src)) return true
  if (!URL.canParse(src)) return false
  const { protocol, hostname } = new URL(src)
  return protocol === 'https:' || (protocol === 'http:' && localHosts.includes(hostname))
}

/** @returns the script and its account; `undefined` if it is not configured; a message if it is invalid */
function readVendor(names: Names, variables: Variables): VendorScript | string | undefined {
  const parts = Object.entries(names).map(([part, name]) => ({ part, name, value: variables[name]?.trim() ?? '' }))
  const found = parts.find(({ value }) => value !== '')
  const missing = parts.find(({ value }) => value === '')
  if (!found) return undefined
  if (missing) return `${missing.name} is not set, but ${found.name} is. Set all of them or none.`
  const vendor = { src: '', ...Object.fromEntries(parts.map(({ part, value }) => [part, value])) }
  if (isAllowedSource(vendor.src)) return vendor
  return `${names.src}: write the address of a script, such as https://cdn.example.com/script.js (http only for localhost).`
}

/**
 * Reads the third parties from the environment. An empty variable counts as absent.
 *
 * @throws Failure with one line for each missing or invalid variable
 */
export function vendorConfigFromEnvironment(variables: Variables): VendorConfig {
  const read = Object.entries(vendorVariables).map(([name, names]) => [name, readVendor(names, variables)] as const)
  const problems = read.flatMap(([, vendor]) => (typeof vendor === 'string' ? [vendor] : []))
  if (problems.length > 0) throw new Failure(problems.join('\n'))
  return Object.fromEntries(read.filter(([, vendor]) => vendor !== undefined))
}
