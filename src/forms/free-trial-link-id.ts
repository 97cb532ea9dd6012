/** Id of the link that opens in a new tab once somebody has asked for a free trial (specification 4.5). */
export const freeTrialLinkId = 'free-trial-link'
