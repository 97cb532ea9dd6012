/**
 * Names and limits that forms in browsers and the endpoints share. What they mean on the wire is in
 * `docs/contracts/leads-api.md`.
 */

/** The CRM whose endpoints there are: `{crm}` in their addresses (requirements 7.1). */
export const crmName = 'hubspot'

/** Addresses of the endpoints (requirements 7.1). */
export const submitPath = `/api/${crmName}/submitForm`
export const uploadPath = `/api/${crmName}/uploadFile`
export const filePath = `/api/${crmName}/file`

/** Keys of a submission besides the form's own fields (requirements 3.3). */
export const formIdKey = 'formId'
/** The value of the CRM's tracking cookie, which has the same name. */
export const trackingKey = 'hubspotutk'
export const pageUriKey = 'pageUri'
export const pageNameKey = 'pageName'
export const ipAddressKey = 'ipAddress'
/** A UUID made by the browser. Retries reuse it, so a submission is stored once. */
export const submissionIdKey = 'submissionId'
/** A field that people do not see; bots fill it in. */
export const honeypotKey = 'secondary_subject'
/** Milliseconds from when the page was opened to when the form was sent. */
export const elapsedKey = 'elapsedMs'

/** Names that fields of a form cannot have. */
export const reservedFieldNames: readonly string[] = [
  formIdKey,
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

/** A form sent sooner than this after the page was opened, in ms, was filled in by a bot. */
export const shortestFill = 1000

/** Maximum characters of a field. */
export const emailLimit = 254
export const singleLineLimit = 1000
export const multiLineLimit = 10_000

/** Maximum bytes of a file. Its data URL is a third larger, and function hosts limit requests to about 6 MB. */
export const fileLimit = 4 * 1024 * 1024
/** The most characters of a file's name. */
export const fileNameLimit = 200

/**
 * The `accept` attribute of file fields: images and PDF only (requirements 5). Naming the types lets phones convert
 * their own formats.
 */
export const acceptedFiles = 'image/png,image/jpeg,image/gif,image/webp,image/avif,application/pdf'

/** Default success message (requirements 9). */
export const defaultSuccessMessage = 'Thank you!'

/** Default button text (requirements 9). */
export const defaultSubmitText = 'Submit'

/** Id of the link that opens in a new tab after a free-trial form was sent (requirements 4.5). */
export const freeTrialLinkId = 'free-trial-link'
