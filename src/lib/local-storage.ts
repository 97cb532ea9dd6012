import { attempt } from './attempt'

/** Local and session storage that never throw. Browsers may refuse storage. */

/** How long an expiring value lasts, in ms: about a year (requirements 9). */
const LIFETIME = 31_536_000_000

export const readLocal = (key: string): string | undefined => attempt(() => localStorage.getItem(key)) ?? undefined

export const writeLocal = (key: string, value: string): boolean =>
  attempt(() => {
    localStorage.setItem(key, value)
    return true
  }) ?? false

export const removeLocal = (key: string): void => attempt(() => localStorage.removeItem(key))

export const readSession = (key: string): string | undefined => attempt(() => sessionStorage.getItem(key)) ?? undefined

export const writeSession = (key: string, value: string): void => attempt(() => sessionStorage.setItem(key, value))

export const removeSession = (key: string): void => attempt(() => sessionStorage.removeItem(key))

/** Reads a list of objects stored as JSON; an empty one if it is missing or invalid. Leaves out everything else. */
export const readList = <Item extends object>(key: string): Item[] => {
  const list = attempt(() => JSON.parse(readLocal(key) ?? '[]') as unknown)
  return Array.isArray(list)
    ? (list as unknown[]).filter((item): item is Item => typeof item === 'object' && item !== null)
    : []
}

/** Reads text stored by `writeExpiring`; `undefined` if it is missing, expired or invalid. */
export const readExpiring = (key: string): string | undefined =>
  attempt(() => {
    const { v: value, e: end } = JSON.parse(readLocal(key) ?? '{}') as { readonly v?: unknown; readonly e?: unknown }
    return typeof value === 'string' && typeof end === 'number' && Date.now() < end ? value : undefined
  })

/**
 * Stores text for 31,536,000,000 ms (requirements 9) as JSON `{ v, e }`: the text, and its end in ms since 1970.
 *
 * @returns whether it is stored
 */
export const writeExpiring = (key: string, value: string): boolean =>
  writeLocal(key, JSON.stringify({ v: value, e: Date.now() + LIFETIME }))
