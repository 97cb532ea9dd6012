/** Names and limits of attribution (requirements 2.3, 3.1, 3.2, 7.4, 9). Other systems read them. */

export const lastTouchCookie = 'hs_attr_last'
export const firstTouchCookie = 'hs_attr_first'
export const lastUrlCookie = 'hs_attr_last_url'
export const firstUrlCookie = 'hs_attr_first_url'
/** The page that sent the visitor to the last touch. */
export const referrerCookie = 'hs_referrer_id'
export const signUpCookie = 'hs_attr_signup'
/** The index of the variant that the visitor sees in the pricing experiment: `0` or `1`. */
export const variantCookie = 'hs_ab_variant'

/** How long attribution cookies are asked to last, in ms. Browsers cap it: Chrome at 400 days, Safari at 7. */
export const attributionLifetime = 63_072_000_000

/** How long other cookies are asked to last, in ms: 365 days. */
export const otherLifetime = 31_536_000_000

/**
 * The most characters of a value, encoded: in a cookie, five of them stay below 1,500. Browsers refuse
 * a cookie of more than 4,096 bytes and keep the old one silently; some servers refuse far less in all.
 */
export const valueLimit = 280

/** The most characters of the sign-up cookie, which has nine values. */
export const signUpLimit = 3500

/** The most characters of a path, and of the referrer. */
export const pathLimit = 200

/** Local storage key: what is done goes to the console, and hidden inputs are shown, while it holds `1`. */
export const debugKey = 'hs_attr_debug'

/** What attribution is for, in the words of the consent tool. */
export const attributionPurpose = 'Analytics'

/** Paths of the app host start with these. */
export const signUpPath = '/members/register/'
export const loginPath = '/members/login/'

/**
 * URL parameters of an advertising click that counts as paid. The build may be given others, such as
 * `gclid,gbraid,wbraid`: clicks on iPhones carry no gclid.
 */
export const paidClickIds = (process.env.PAID_CLICK_IDS || 'gclid').split(',')

/** URL parameter that names the visitor to the product-analytics tool. */
export const visitorIdParameter = 'mxid'

/** The partner who sent the visitor, and that click's id: URL parameters and local storage keys. */
export const partnerParameters = ['gspk', 'gsxid']

/** Links are decorated this long after they appeared, in ms, unless they are used before. */
export const partnerDelay = 100

/** What sign-up links carry and the sign-up cookie keeps, in the cookie's order (requirements 3.1). */
export const signUpKeys = [
  'utm_source',
  'utm_first_source',
  'utm_campaign',
  'utm_first_campaign',
  'utm_medium',
  'utm_first_medium',
  'last_touch_url',
  'first_touch_url',
  'referrer',
] as const

/** What the fields of the first touch have after their names. */
export const firstSuffix = '_First'

/** What an unset value is in the form and in the first-touch cookie. */
export const unset = '-'

/** URL parameter of the pricing experiment. */
export const variationParameter = 'hs_tvar'

/** The pricing experiment in links and events, by index of the variant, and in a hidden field of the sign-up form. */
export const variations = ['50-A', '50-B']
export const variationField = 'pricing_model'
export const variationFieldValues = ['ubp', 'cbp']
