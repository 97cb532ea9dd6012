/**
 * The words of forms that are not in the CMS, for visitors. `{}` is replaced. Forms in another language bring their own
 * in their definition (gatsby/translations/german.ts).
 */

/** The words in the HTML. */
export const formLabels = {
  optional: '(optional)',
  choose: 'Please choose',
  leaveEmpty: 'Leave this empty',
  /** Requirements 9. */
  submit: 'Submit',
  /** Requirements 9. */
  success: 'Thank you!',
  newTab: 'Continue in a new tab',
  tryAgain: 'Try again',
  back: 'Back to the form',
  /** Followed by the limit. */
  fileHint: 'An image or a PDF, up to',
  removeFile: 'Remove the file',
}

/** What the controller and the endpoints say. */
export const formMessages = {
  /** Of numbers. */
  locale: 'en-US',
  /** Requirements 5. */
  required: 'Sorry, that is required',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  select: 'Please select at least one option',
  tooLong: 'Please use no more than {} characters',
  sending: 'Sending...',
  checkFields: 'Please check {} fields',
  uploading: 'Uploading {}…',
  uploaded: '{} is ready to send.',
  uploadFailed: 'The file couldn’t be uploaded. Please try again, or remove it.',
  fileKind: 'Please choose an image (PNG, JPEG, GIF, WebP, AVIF) or a PDF',
  fileSize: 'Please choose a file no larger than {} MB',
  /** For a file that the server no longer has. */
  attachAgain: 'Please attach the file again',
  /** After a timeout. The endpoint stores a submission once, so a retry is safe. */
  slow: 'This is taking longer than it should. Please try again: nothing you typed is lost, and it won’t be sent twice.',
  /** For an unreadable response, such as an error page. */
  broken: 'Something went wrong on our side. Please try again: nothing you typed is lost, and it won’t be sent twice.',
  /** For a rate limit without a message. */
  tooMany: 'A lot of people are writing to us right now. Please wait a minute and try again.',
  /** With the browser's reason. */
  unreachable: 'We couldn’t reach our server ({}). Please check your connection and try again.',
}

export type FormLabels = typeof formLabels
export type FormMessages = typeof formMessages

/** The words of a form in another language. */
export interface FormWords {
  readonly labels: FormLabels
  readonly messages: FormMessages
}

/** Replaces the placeholder in text. */
export const fillIn = (text: string, value: string | number): string => text.replace('{}', () => String(value))
