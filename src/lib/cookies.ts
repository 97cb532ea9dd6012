import { attempt } from './attempt'

/**
 * Cookies as text. Small, because it runs before everything else: the usual package takes some 800
 * bytes, decodes what should stay as it was written, and shows one of two cookies of a name.
 */

/** @returns `document.cookie`, or nothing where reading it is refused, as in a sandboxed frame */
export const readCookies = (): string => attempt(() => document.cookie) || ''

type Broken = false | '' | undefined

/**
 * What a cookie says. There can be several of a name, from the host and from its parent domain; the
 * first that can be read counts.
 *
 * @param cookies what `readCookies` gives
 * @param parse makes sense of a value as it was written; `false`, `undefined` or an empty text says that it can't
 */
export const findCookie = <Value>(
  cookies: string,
  name: string,
  parse: (value: string) => Value | Broken,
): Value | undefined =>
  `; ${cookies}`
    .split(`; ${name}=`)
    .slice(1)
    .map((rest) => parse(rest.split('; ')[0] as string))
    .find(Boolean) as Value | undefined

/**
 * Writes a cookie for all paths that only the site's own pages send (specification 9: path `/`,
 * SameSite=Strict). Where cookies are refused nothing happens: some browsers throw, others are silent.
 *
 * @param value without `;`, control characters, and spaces at its ends, which browsers do not keep
 * @param attributes more of them, such as `; domain=.hearthside.example`
 * @param lifetime in ms; 0 removes the cookie
 */
export const writeCookie = (name: string, value: string, attributes: string, lifetime: number): void => {
  attempt(() => {
    document.cookie = `${name}=${value}; path=/; expires=${new Date(lifetime && Date.now() + lifetime).toUTCString()}; SameSite=Strict${attributes}`
  })
}
