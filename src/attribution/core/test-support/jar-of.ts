import type { CookieJar } from '../../../lib/cookies'

/** The cookies of a text such as `document.cookie` gives. */
export function jarOf(text: string): CookieJar {
  const jar: Record<string, string[]> = {}
  for (const cookie of text.split('; ')) {
    const [name = '', ...value] = cookie.split('=')
    jar[name] = [...(Object.hasOwn(jar, name) ? (jar[name] ?? []) : []), value.join('=')]
  }
  return jar
}
