import type { CookieJar } from '../../../lib/cookies'

/** Parses cookies from text in the format of `document.cookie`. */
export const jarOf = (text: string): CookieJar => text.split('; ')
