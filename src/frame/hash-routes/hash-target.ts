function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The element that a hash leads to, found as browsers find it: by the id as it is written, else by
 * the id that is encoded in it (`#caf%C3%A9` leads to `café`).
 *
 * @param hash as in `location.hash`, with its `#`; whatever it holds, this does not throw
 */
export function hashTarget(root: Document, hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return root.getElementById(id) ?? root.getElementById(decode(id) ?? '')
}
