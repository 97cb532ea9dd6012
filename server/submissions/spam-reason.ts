import { elapsedKey, honeypotKey, shortestFill } from '../../src/data/forms'
import type { SpamReason } from '../lead'

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
