/** Keys of local storage (requirements 3.2). What stands under them is in `docs/contracts/storage.md`. */

/** There once the visitor has dismissed the floating demo bar. */
export const demoBarDismissedKey = 'hs--fixed-cta-bar--is-dismissed'

/** There once the visitor has clicked on Login. */
export const logInClickedKey = 'HS--log-in-clicked'

/** What visitor enrichment knows of the visitor's company; written by its script. */
export const visitorInfoKey = '_ziVisitorInfo'

/** There once the visitor has subscribed to the newsletter. */
export const newsletterSubscriberKey = 'newsletter_subscriber'

/** There once the visitor has turned the newsletter down. */
export const newsletterNoThanksKey = 'newsletter_nothanks'
