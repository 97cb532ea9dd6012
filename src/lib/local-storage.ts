import { attempt } from './attempt'

/**
 * Local storage that never throws: a browser may refuse it (blocked cookies, a sandboxed frame, a full disk), and
 * everything on this site works without it.
 */

/** How long an expiring value lasts, in ms: about a year (requirements 9). */
const LIFETIME = 31_536_000_000

/** @returns the text under a key; `undefined` if there is none or storage is refused */
export const readLocal = (key: string): string | undefined => attempt(() => localStorage.getItem(key)) ?? undefined

/** @returns whether the text is stored; it is not if storage is refused or full */
export const writeLocal = (key: string, value: string): boolean =>
  attempt(() => {
    localStorage.setItem(key, value)
    return true
  }) ?? false

export const removeLocal = (key: string): void => attempt(() => localStorage.removeItem(key))

/**
 * Reads a text that `writeExpiring` has stored.
 *
 * @param now milliseconds since 1970
 * @returns `undefined` if there is none, it has expired, or something else has written it
 */
export const readExpiring = (key: string, now: number): string | undefined =>
  attempt(() => {
    const { v: value, e: end } = JSON.parse(readLocal(key) ?? '') as { readonly v?: unknown; readonly e?: unknown }
    return typeof value === 'string' && typeof end === 'number' && now < end ? value : undefined
  })

/**
 * Stores a text for 31,536,000,000 ms (requirements 9), as JSON `{ v, e }`: the text, and its end in milliseconds
 * since 1970.
 *
 * @param now milliseconds since 1970
 * @returns whether it is stored; it is not if storage is refused or full
 */
export const writeExpiring = (key: string, value: string, now: number): boolean =>
  writeLocal(key, JSON.stringify({ v: value, e: now + LIFETIME }))
