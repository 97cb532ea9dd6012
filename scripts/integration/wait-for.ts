import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two looks. */
const pause = 150

/** Milliseconds to wait. */
const patience = 150_000

async function isSo(probe: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await probe()
  } catch {
    return false
  }
}

/**
 * Waits until something is so.
 *
 * @param what it is, for the message
 * @param probe looks whether it is so; a failure counts as no
 * @param context what to show when it is not so in time
 * @throws Error when it is not so in time
 */
export async function waitFor(
  what: string,
  probe: () => boolean | Promise<boolean>,
  context: () => string,
): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    if (await isSo(probe)) return
    await sleep(pause)
  }
  throw new Error(`Waited ${patience / 1000} seconds in vain: ${what}\n\n${context()}`)
}
