import type { CookieJar } from '../../../lib/cookies'

/** The cookies of a text such as `document.cookie` gives. */
export const jarOf = (text: string): CookieJar => text.split('; ')
