import pino, { type Logger } from 'pino'

/** What may be an email address. One match never begins inside another, so the time does not grow with the square. */
const word = /[^\s"'<>()\\/?&=,;:]+/g

/** Whether a word has an at sign, also a percent-encoded one, and something on both sides of it. */
const isEmail = (text: string): boolean => /@|%40/.test(text.slice(1, -1))

/** A text without email addresses. */
export const withoutEmails = (text: string): string =>
  text.replace(word, (found) => (isEmail(found) ? '[email]' : found))

/**
 * Creates the log of the server: one JSON object in each line, without email addresses, wherever they come from.
 * IP addresses, queries, and headers are never passed to it.
 *
 * @param write takes a line with its end; standard output by default
 */
export const createLog = (
  level: string,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Logger =>
  pino(
    { level, base: { pid: process.pid }, redact: ['headers', 'req.headers', 'body', 'ip', 'remoteAddress'] },
    { write: (line) => write(withoutEmails(line)) },
  )
