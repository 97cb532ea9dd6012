/**
 * A hash that can be decoded. Gatsby decodes the one of the address whenever it draws a page, and
 * draws nothing at all when that throws, as it does for `#%E0%A4%A`.
 *
 * @param hash as in `location.hash`, whatever it holds
 * @returns the hash itself where that is possible, else with its percent signs encoded
 */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash)
    return hash
  } catch {
    return hash.replace(/%/g, '%25')
  }
}
