/**
 * Keeps the hash of the address such that it can be decoded, now and on each way through the
 * history. Gatsby decodes it whenever it draws a page, and draws nothing at all when that throws, as
 * it does for `#%E0%A4%A`. Must be called before Gatsby's router starts to listen.
 *
 * @returns a function that stops it
 */
export function mendHash(view: Window): () => void {
  const mend = (): void => {
    const { pathname, search, hash } = view.location
    try {
      decodeURIComponent(hash)
    } catch {
      view.history.replaceState(view.history.state, '', pathname + search + hash.replace(/%/g, '%25'))
    }
  }
  mend()
  view.addEventListener('popstate', mend)
  return () => view.removeEventListener('popstate', mend)
}
