import type { Purpose } from '../consent-tool'

type Purposes = Readonly<Partial<Record<Purpose, boolean>>>

/**
 * Makes the consent tool load.
 *
 * @param confirmed whether the visitor has decided; otherwise, the purposes are regional defaults
 * @returns a function that makes the visitor decide
 */
export function arriveConsentTool(confirmed: boolean, purposes: Purposes): (decision: Purposes) => void {
  let consent = { confirmed, purposes }
  const listeners: (() => void)[] = []
  Object.assign(window, {
    airgap: {
      getConsent: () => consent,
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    },
  })
  return (decision) => {
    consent = { confirmed: true, purposes: decision }
    for (const listener of listeners) listener()
  }
}
