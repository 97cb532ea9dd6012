import { debugKey } from '../../data/attribution'
import { attempt } from '../../lib/attempt'

/** Whether somebody looks for what attribution does. */
export const isDebug = (): boolean => attempt(() => localStorage[debugKey] as unknown) === '1'

/** Tells it to who looks for it. */
export const log = (details: unknown): void => {
  // eslint-disable-next-line no-console -- asked for, by the debug flag
  if (isDebug()) console.debug(details)
}
