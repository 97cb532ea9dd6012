import { fileLimit } from '../../data/forms'

export const sendingMessage = 'Sending...'

/** After a timeout. The endpoint stores a submission once, so a retry is safe. */
export const slowMessage =
  'This is taking longer than it should. Please try again: nothing you typed is lost, and it won’t be sent twice.'

/** For an unreadable response, such as an error page. */
export const brokenMessage =
  'Something went wrong on our side. Please try again: nothing you typed is lost, and it won’t be sent twice.'

/** For a rate limit without a message. */
export const tooManyMessage = 'A lot of people are writing to us right now. Please wait a minute and try again.'

/** @param reason the browser's message, which is a sentence in Firefox */
export const unreachableMessage = (reason: string): string =>
  `We couldn’t reach our server (${reason.replace(/\.$/, '')}). Please check your connection and try again.`

export const uploadingMessage = (name: string): string => `Uploading ${name}…`
export const uploadedMessage = (name: string): string => `${name} is ready to send.`
export const uploadFailedMessage = 'The file couldn’t be uploaded. Please try again, or remove it.'
export const fileKindMessage = 'Please choose an image (PNG, JPEG, GIF, WebP, AVIF) or a PDF'
export const fileSizeMessage = `Please choose a file no larger than ${fileLimit / 1024 / 1024} MB`
