/** Names and limits of attribution (requirements 2.3, 3.1, 3.2, 7.4, 9). Other systems read them. */

export const lastTouchCookie = 'hs_attr_last'
export const firstTouchCookie = 'hs_attr_first'
export const lastUrlCookie = 'hs_attr_last_url'
export const firstUrlCookie = 'hs_attr_first_url'
/** The page that referred the last touch. */
export const referrerCookie = 'hs_referrer_id'
export const signUpCookie = 'hs_attr_signup'
/** The index of the variant that the visitor sees in the pricing experiment: `0` or `1`. */
export const variantCookie = 'hs_ab_variant'

export const attributionCookies = [
  lastTouchCookie,
  firstTouchCookie,
  lastUrlCookie,
  firstUrlCookie,
  referrerCookie,
  signUpCookie,
  variantCookie,
] as const

/** Requested lifetime of attribution cookies in ms. Browsers cap it: Chrome at 400 days, Safari at 7. */
export const attributionLifetime = 63_072_000_000

/** Requested lifetime of other cookies in ms: 365 days. */
export const otherLifetime = 31_536_000_000

/**
 * Maximum encoded characters of a value. Five of them fit well below the 4,096 bytes of a cookie, which browsers and
 * some servers limit.
 */
export const valueLimit = 280

/** Maximum characters of the sign-up cookie, which has nine values. */
export const signUpLimit = 3500

/** Maximum characters of a path and of the referrer. */
export const pathLimit = 200

/** Local storage key: `1` logs to the console and shows hidden inputs. */
export const debugKey = 'hs_attr_debug'

/** URL of the script that records where visitors come from (gatsby/attribution). */
export const attributionScript = '/site-attribution.js'

/** The consent tool's name for the purpose of attribution. */
export const attributionPurpose = 'Analytics'

export const signUpPath = '/members/register/'
export const loginPath = '/members/login/'

/**
 * URL parameters of paid ad clicks. Builds may configure others, such as `gclid,gbraid,wbraid`: clicks on iPhones have
 * no gclid.
 */
export const paidClickIds = (process.env.PAID_CLICK_IDS || 'gclid').split(',')

/** URL parameter with the visitor's id in the product-analytics tool. */
export const visitorIdParameter = 'mxid'

/** The partner who referred the visitor, and that click's id. */
export const partnerParameters = ['gspk', 'gsxid']

/** Delay in ms before new links are decorated. */
export const partnerDelay = 100

/** Carried by sign-up links and stored in the sign-up cookie, in this order (requirements 3.1). */
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

/** Suffix of the names of first-touch fields. */
export const firstSuffix = '_First'

/** Represents an unset value in the form and in the first-touch cookie. */
export const unset = '-'

/** URL parameter of the pricing experiment. */
export const variationParameter = 'hs_tvar'

/** The pricing experiment by index of the variant: in links, events and leads. */
export const variations = ['50-A', '50-B']

/** Hidden field of leads with the same value. HubSpot keeps names with `hs_` for its own properties. */
export const testVariationField = 'test_variation'

/** Hidden field of leads and of the sign-up form, and its values by index of the variant. */
export const variationField = 'pricing_model'
export const variationFieldValues = ['ubp', 'cbp']
