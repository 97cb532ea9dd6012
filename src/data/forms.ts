/**
 * Names and limits that lead forms, the content model and the endpoints share. What they mean on the wire
 * is in `docs/contracts/leads-api.md`.
 */

/** The uses of forms (requirements 1), by the names that editors choose from. */
export const formUseNames = {
  'lead capture': 'lead',
  newsletter: 'newsletter',
  'demo request': 'demo',
  'free-trial request': 'free-trial',
  'subprocessor notification': 'subprocessors',
} as const

export type FormUse = (typeof formUseNames)[keyof typeof formUseNames]

/** In the order in which editors see them (requirements 3.3). */
export const fieldTypes = ['single_line_text', 'multi_line_text', 'email', 'dropdown', 'radio', 'file'] as const

export type FieldType = (typeof fieldTypes)[number]

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
/** A UUID that the browser makes for a submission and sends again with each retry: it is stored once. */
export const submissionIdKey = 'submissionId'
/** A field that no person meets; what is filled in there was filled in by a program. */
export const honeypotKey = 'secondary_subject'
/** Milliseconds from when the page was opened to when the form was sent. */
export const elapsedKey = 'elapsedMs'

/** No field of a form can have one of these names. */
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

/**
 * The name of a ticked box of the legal consent in a submission. Its value is `consentValue`; a box
 * that is not ticked is not sent.
 */
export const consentKey = (subscriptionTypeId: string): string =>
  `LEGAL_CONSENT.subscription_type_${subscriptionTypeId}`

export const consentValue = 'true'

/** Sent sooner than this after the page was opened, in ms, a form was filled in by a program. */
export const shortestFill = 1000

/** The most characters of a field. */
export const emailLimit = 254
export const singleLineLimit = 1000
export const multiLineLimit = 10_000

/** The most bytes of a file. Its data URL is a third larger, and hosts of functions allow some 6 MB. */
export const fileLimit = 4 * 1024 * 1024
/** The most characters of a file's name. */
export const fileNameLimit = 200

/**
 * For the `accept` attribute of a file field: images and PDF only (requirements 5). The kinds are named, so
 * that a phone converts its own kind of picture into one of them.
 */
export const acceptedFiles = 'image/png,image/jpeg,image/gif,image/webp,image/avif,application/pdf'

/** What is said after success when the form has no message of its own (requirements 9). */
export const defaultSuccessMessage = 'Thank you!'

/** What a button to send a form says when the form does not say (requirements 9). */
export const defaultSubmitText = 'Submit'

/** Id of the link that opens in a new tab once somebody has asked for a free trial (requirements 4.5). */
export const freeTrialLinkId = 'free-trial-link'
