import * as v from 'valibot'

/** What can be made to go wrong. */
export const faultNames = [
  'none',
  /** An answer with an error: 400, 404, 429, 500, 503. */
  '400',
  '404',
  '429',
  '500',
  '503',
  /** 200 with something else than a profile. */
  'malformed',
  /** 200 with something else than JSON. */
  'not-json',
  /** No answer, ever. */
  'hang',
  /** The connection breaks. */
  'reset',
] as const

export type FaultName = (typeof faultNames)[number]

/** Which requests go wrong: those for profiles, those that count views, or both. */
export const faultTargets = ['profiles', 'insights', 'all'] as const

export interface Fault {
  readonly name: FaultName
  readonly target: (typeof faultTargets)[number]
  /** How many requests go wrong; all of them when absent. */
  readonly times?: number
  /** Milliseconds before any answer. */
  readonly delayMs: number
}

export const noFault: Fault = { name: 'none', target: 'profiles', delayMs: 0 }

const whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(0))
const optionalWhole = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    whole,
  ]),
)

const faultSchema = v.pipe(
  v.object({
    fault: v.optional(v.picklist(faultNames), 'none'),
    target: v.optional(v.picklist(faultTargets), 'profiles'),
    times: optionalWhole,
    delayMs: optionalWhole,
  }),
  v.transform(({ fault, target, times, delayMs }): Fault => ({ name: fault, target, times, delayMs: delayMs ?? 0 })),
)

/**
 * Reads a fault as it is asked for: `fault`, `target`, `times`, `delayMs`.
 *
 * @returns a sentence when there is no such fault
 */
export function readFault(input: unknown): Fault | string {
  const result = v.safeParse(faultSchema, input)
  return result.success ? result.output : result.issues.map(({ message }) => message).join(' ')
}

/** The codes that the service gives with its errors. */
export const errorCodes: Readonly<Record<string, string>> = {
  400: 'ERR_INVALID_DATA',
  404: 'ERR_PROFILE_NOT_FOUND',
  429: 'ERR_PROFILE_OVERLOAD',
  500: 'ERR_INTERNAL_SERVER_ERROR',
  503: 'ERR_SERVICE_UNAVAILABLE',
}
