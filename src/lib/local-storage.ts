/**
 * Local storage that never throws: a browser may refuse it (blocked cookies, a sandboxed frame, a
 * full disk), and everything on this site works without it.
 */

/** How long an expiring value lasts, in ms: about a year (requirements 9). */
const LIFETIME = 31_536_000_000

/**
 * The text under a key.
 *
 * @returns `undefined` when there is none or storage is refused
 */
export function readLocal(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Stores a text under a key.
 *
 * @returns whether it is stored now; it is not when storage is refused or full
 */
export function writeLocal(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Removes what is under a key, if anything is. */
export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where storage is refused there is nothing to remove.
  }
}

/**
 * A text that `writeExpiring` has stored.
 *
 * @param now milliseconds since 1970
 * @returns `undefined` when there is none, when it has expired, or when it was not written by
 * `writeExpiring`
 */
export function readExpiring(key: string, now: number): string | undefined {
  try {
    const text = readLocal(key)
    if (text === undefined) return undefined
    const { v: value, e: end } = JSON.parse(text) as { readonly v?: unknown; readonly e?: unknown }
    return typeof value === 'string' && typeof end === 'number' && now < end ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Stores a text for 31,536,000,000 ms (requirements 9), as JSON `{ v, e }`: the text, and when it
 * ends in milliseconds since 1970.
 *
 * @param now milliseconds since 1970
 * @returns whether it is stored now; it is not when storage is refused or full
 */
export function writeExpiring(key: string, value: string, now: number): boolean {
  return writeLocal(key, JSON.stringify({ v: value, e: now + LIFETIME }))
}
