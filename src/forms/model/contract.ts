/**
 * Names and limits shared by forms in browsers and the endpoints. `docs/contracts/leads-api.md` describes their use in
 * requests.
 */

/** The CRM of the endpoints: `{crm}` in their URLs (requirements 7.1). */
export const crmName = 'hubspot'

/** URLs of the endpoints (requirements 7.1). */
export const submitPath = `/api/${crmName}/submitForm`
export const uploadPath = `/api/${crmName}/uploadFile`
export const filePath = `/api/${crmName}/file`

/** Keys of a submission in addition to the form's own fields (requirements 3.3). */
export const formIdKey = 'formId'
/** The language of a form, if it is not English: the locale of its definition. */
export const localeKey = 'formLocale'
/** The value of the CRM's tracking cookie, which has the same name. */
export const trackingKey = 'hubspotutk'
export const pageUriKey = 'pageUri'
export const pageNameKey = 'pageName'
export const ipAddressKey = 'ipAddress'
/** A UUID made by the browser. Retries reuse it, so a submission is stored once. */
export const submissionIdKey = 'submissionId'
/** A honeypot: a field that people do not see and bots fill in. */
export const honeypotKey = 'secondary_subject'
/** Milliseconds from opening the page to sending the form. */
export const elapsedKey = 'elapsedMs'

export const reservedFieldNames: readonly string[] = [
  formIdKey,
  localeKey,
  trackingKey,
  pageUriKey,
  pageNameKey,
  ipAddressKey,
  submissionIdKey,
  honeypotKey,
  elapsedKey,
]

/** The name of a consent checkbox in a submission. Its value is `consentValue`; unchecked boxes are not sent. */
export const consentKey = (subscriptionTypeId: string): string =>
  `LEGAL_CONSENT.subscription_type_${subscriptionTypeId}`

export const consentValue = 'true'

/** A form sent sooner than this after the page was opened, in ms, counts as sent by a bot. */
export const shortestFill = 1000

/** Maximum characters of a field. */
export const emailLimit = 254
export const singleLineLimit = 1000
export const multiLineLimit = 10_000

/** Maximum bytes of a file. Its data URL is a third larger, and function hosts limit requests to about 6 MB. */
export const fileLimit = 4 * 1024 * 1024
/** Maximum characters of a file name. */
export const fileNameLimit = 200

/**
 * The `accept` attribute of file fields: images and PDF only (requirements 5). Naming the types lets phones convert
 * their own formats.
 */
export const acceptedFiles = 'image/png,image/jpeg,image/gif,image/webp,image/avif,application/pdf'

/** Id of the link that opens in a new tab after a free-trial form was sent (requirements 4.5). */
export const freeTrialLinkId = 'free-trial-link'

/** The query parameter of a form's page that has an estimate of prices, and the hidden field that sends it. */
export const estimateParameter = 'estimate'
export const estimateField = 'price_estimate'
