import { decodableHash } from './decodable-hash'

/**
 * Keeps the hash of the address such that it can be decoded, now and on each way through the
 * history. Must be called before Gatsby's router starts to listen.
 *
 * @returns a function that stops it
 */
export function fixHash(view: Window): () => void {
  const mend = (): void => {
    const { pathname, search, hash } = view.location
    const decodable = decodableHash(hash)
    if (decodable !== hash) view.history.replaceState(view.history.state, '', pathname + search + decodable)
  }
  mend()
  view.addEventListener('popstate', mend)
  return () => view.removeEventListener('popstate', mend)
}
