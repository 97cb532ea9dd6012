import { poll } from '../lib/poll'

/** How long Do Not Sell waits for the consent tool, in ms (requirements 9). */
const timeoutMs = 5000

interface ConsentWindow {
  readonly transcend?: { readonly showConsentManager: (options: { readonly viewState: string }) => unknown }
}

let opening: Promise<void> | undefined

async function open(): Promise<void> {
  const view = window as ConsentWindow
  const isThere = (): boolean => typeof view.transcend?.showConsentManager === 'function'
  if (!(await poll(isThere, { forMs: timeoutMs }))) {
    console.error('Timeout occurred while waiting for Transcend.')
    return
  }
  try {
    await view.transcend?.showConsentManager({ viewState: 'CompleteOptions' })
  } catch (error) {
    console.warn('The consent tool failed.', error)
  }
}

/**
 * Opens the consent tool for Do Not Sell; waits 5 seconds for it. Logs when no tool is configured or it does not load
 * (requirements 8). Concurrent calls share one attempt. Never rejects.
 */
export function openConsent(): Promise<void> {
  opening ??= open().finally(() => {
    opening = undefined
  })
  return opening
}
