import { isIP } from 'node:net'
import {
  elapsedKey,
  honeypotKey,
  ipAddressKey,
  pageNameKey,
  pageUriKey,
  shortestFill,
  trackingKey,
} from '../../src/data/forms'
import type { LeadContext, SpamReason } from '../lead'
import { cleanText } from './clean-text'

const uriLimit = 2000
const nameLimit = 300

const textOf = (value: unknown): string => (typeof value === 'string' ? cleanText(value) : '')

/** @returns the address, if it is one of a page; else nothing */
function pageAddress(text: string): string {
  if (text.length > uriLimit || !URL.canParse(text)) return ''
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : ''
}

/** What a request itself says of where it comes from. */
export interface RequestOrigin {
  /** The page's address, for a form that could not say it, as without scripts. */
  readonly referer?: string
  /** The visitor's address, for a form that could not look it up (requirements 7.1). */
  readonly address?: string
}

/**
 * Where a submission says that it comes from (requirements 3.3). Nobody typed it and nobody can
 * correct it, so what is wrong is left out and never costs a lead; the CRM refuses a submission for it.
 */
export function readContext(
  values: ReadonlyMap<string, unknown>,
  { referer = '', address = '' }: RequestOrigin,
): LeadContext {
  const tracking = textOf(values.get(trackingKey)).toLowerCase()
  const ipAddress = textOf(values.get(ipAddressKey))
  return {
    trackingValue: /^[0-9a-f]{32}$/.test(tracking) ? tracking : '',
    pageUri: pageAddress(textOf(values.get(pageUriKey))) || pageAddress(referer),
    pageName: cleanText(textOf(values.get(pageNameKey)).replace(/\s+/g, ' ').slice(0, nameLimit)),
    ipAddress: isIP(ipAddress) ? ipAddress : address,
  }
}

/**
 * Why a submission is taken for the work of a program: a field that no person meets is filled in, or it
 * came sooner than a person could have typed it. A submission that does not say how long it took, as
 * without scripts, is given the benefit of the doubt.
 */
export function spamReasonOf(values: ReadonlyMap<string, unknown>): SpamReason | undefined {
  const trap = values.get(honeypotKey)
  if (trap !== undefined && trap !== '') return 'honeypot'
  const elapsed = values.get(elapsedKey)
  const ms = typeof elapsed === 'string' && elapsed !== '' ? Number(elapsed) : elapsed
  return typeof ms === 'number' && ms < shortestFill ? 'too fast' : undefined
}
