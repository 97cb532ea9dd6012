/** Milliseconds between two looks for something that a third party's script puts on the window (specification 9). */
export const retryMs = 100

/** Milliseconds after which a script that has run, but is not ready, is given up. */
export const readyMs = 10_000

/** Milliseconds that Do Not Sell waits for the consent tool (specification 9). */
export const consentWaitMs = 5000

/** How many calls wait for a third party; later ones are dropped. */
export const queueLimit = 100
