import { attributionLifetime } from '../../data/attribution'
import { cookieAttributes } from '../../data/hosts'
import { writeCookie } from '../../lib/cookies'

/** Writes a cookie that lasts as long as attribution does, for the hosts that share it (specification 9). */
export const setCookie = (name: string, value: string): void =>
  writeCookie(name, value, cookieAttributes(location.hostname), attributionLifetime)
