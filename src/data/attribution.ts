/** Names and limits of attribution (specification 2.3, 3.1, 3.2, 7.4, 9). Other systems read them, so they are fixed. */

export const lastTouchCookie = 'hs_attr_last'
export const firstTouchCookie = 'hs_attr_first'
export const lastUrlCookie = 'hs_attr_last_url'
export const firstUrlCookie = 'hs_attr_first_url'
export const signUpCookie = 'hs_attr_signup'
export const referrerCookie = 'hs_referrer_id'
/** The index of the variant that the visitor sees in the pricing experiment: `0` or `1`. */
export const variantCookie = 'hs_ab_variant'

/** How long attribution cookies are asked to last, in ms. Browsers cap it: Chrome at 400 days, Safari at 7. */
export const attributionLifetime = 63_072_000_000

/** How long other cookies are asked to last, in ms: 365 days. */
export const otherLifetime = 31_536_000_000

/** The most code points of a single value, and the most characters of a path or of the referrer. */
export const valueLimit = 200

/**
 * The most characters of all values in a cookie, encoded. Browsers refuse a cookie of more than 4,096
 * bytes and keep the old one silently; some servers refuse far less in all.
 */
export const cookieLimit = 1400

/** Of a value that is cut so that its cookie fits, this many code points stay at least. */
export const keptCodePoints = 20

/** Local storage key: what it did goes to the console, and hidden inputs are shown, while it holds `1`. */
export const debugKey = 'hs_attr_debug'

/** Paths of the app host start with these. */
export const signUpPath = '/members/register/'
export const loginPath = '/members/login/'

/** URL parameters of an advertising click that counts as paid. */
export const paidClickIds = ['gclid']

/** The same from iPhones, where apps give no gclid. They count only where that is switched on. */
export const braidClickIds = ['gbraid', 'wbraid']

/** URL parameters that name the visitor to the product-analytics tool and to the session-replay tool. */
export const visitorIdParameter = 'mxid'
export const replayIdParameter = 'hpid'

/** The partner who sent the visitor, and that click's id: URL parameters and local storage keys. */
export const partnerParameters = ['gspk', 'gsxid'] as const

/** Links to the app host get the partner's parameters this long after they appeared, in ms. */
export const partnerDelay = 100

/** Carries a discount into sign-up and login links. */
export const promoParameter = 'promo'

/** URL parameter of the pricing experiment. By index of the variant: its value, and that of the form's hidden field. */
export const variationParameter = 'hs_tvar'
export const variations = ['50-A', '50-B']
export const variationField = 'pricing_model'
export const variationFieldValues = ['ubp', 'cbp']

/**
 * What sign-up links carry and the sign-up cookie keeps. In pairs of last and first touch; the later
 * ones are cut first when it gets too long.
 */
export const signUpKeys = [
  'utm_source',
  'utm_first_source',
  'utm_medium',
  'utm_first_medium',
  'utm_campaign',
  'utm_first_campaign',
  'last_touch_url',
  'first_touch_url',
  'referrer',
]

/** Fields of the sign-up form, in the order of `signUpKeys`; the last four are never filled. */
export const signUpFields = [
  'Source',
  'Source_First',
  'Medium',
  'Medium_First',
  'Campaign',
  'Campaign_First',
  'Url',
  'Url_First',
  'Term',
  'Term_First',
  'Content',
  'Content_First',
]

/** What an unset value is in the form and in the first-touch cookie. */
export const unset = '-'

/** URL parameters that prefill fields of the sign-up form, and these fields. */
export const prefilledFields = [
  ['reg', 'email'],
  ['fn', 'fname'],
  ['ln', 'lname'],
  ['cn', 'company'],
] as const
