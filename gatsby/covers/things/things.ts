import { desk } from './desk'
import { paper } from './paper'
import { room } from './room'
import type { Thing } from './thing'
import { tools } from './tools'

/** Everything that a cover can show. */
export const things = { ...paper, ...desk, ...tools, ...room } as const satisfies Readonly<Record<string, Thing>>

export type ThingName = keyof typeof things
