/** Keys of local and session storage (requirements 3.2). Their values are described in `docs/contracts/storage.md`. */

/** Set when the visitor dismisses the demo bar. */
export const demoBarDismissedKey = 'hs--fixed-cta-bar--is-dismissed'

/** In session storage: set if the page that the visitor left last showed the demo bar. */
export const demoBarShownKey = 'hs--fixed-cta-bar--is-shown'

/** Set when the visitor clicks Login. */
export const logInClickedKey = 'HS--log-in-clicked'

/** Set when the visitor turns the key `/` off. */
export const searchKeyOffKey = 'hs--search-key-is-off'

/** Data about the visitor's company, written by visitor enrichment. */
export const visitorInfoKey = '_ziVisitorInfo'

/** Set when the visitor subscribes to the newsletter. */
export const newsletterSubscriberKey = 'newsletter_subscriber'

/** Set when the visitor declines the newsletter. */
export const newsletterNoThanksKey = 'newsletter_nothanks'

/** The visitor's choice of light or dark mode, if it differs from the system's. */
export const colorSchemeKey = 'hs_scheme'
