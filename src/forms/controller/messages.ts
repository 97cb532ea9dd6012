import { fileLimit } from '../../data/forms'

/** While a form is being sent (requirements 4.5). */
export const sendingMessage = 'Sending...'

/** The request timed out. The endpoint stores a submission once, however often it comes. */
export const slowMessage =
  'This is taking longer than it should. Please try again: nothing you typed is lost, and it won’t be sent twice.'

/** An answer that can't be read: an error page, nothing, half of something. */
export const brokenMessage =
  'Something went wrong on our side. Please try again: nothing you typed is lost, and it won’t be sent twice.'

/** The endpoint limits requests and sends no message of its own. */
export const tooManyMessage = 'A lot of people are writing to us right now. Please wait a minute and try again.'

/** @param reason the browser's message (requirements 8) */
export const unreachableMessage = (reason: string): string =>
  `We couldn’t reach our server (${reason}). Please check your connection and try again.`

export const uploadingMessage = (name: string): string => `Uploading ${name}…`
export const uploadedMessage = (name: string): string => `${name} is ready to send.`
export const uploadFailedMessage = 'The file couldn’t be uploaded. Please try again, or remove it.'
export const fileKindMessage = 'Please choose an image (PNG, JPEG, GIF, WebP, AVIF) or a PDF'
export const fileSizeMessage = `Please choose a file no larger than ${fileLimit / 1024 / 1024} MB`
