import { queueFigures, type Queue } from './queue-figures'

/**
 * The service level: the share of contacts that are answered within a time.
 *
 * @param within s
 * @returns 0 where the servers can't keep up, as waits then grow without end
 */
export function serviceLevel(queue: Queue, within: number): number {
  const { waiting, waitOfWaiting } = queueFigures(queue)
  return Number.isFinite(waitOfWaiting) ? 1 - waiting * Math.exp(-within / waitOfWaiting) : 0
}
