import pino, { type Logger } from 'pino'

/** An email address, also one that is percent-encoded. */
const email = /[^\s"'<>()\\/?&=,;:]+(?:@|%40)[^\s"'<>()\\/?&=,;:]+/gi

/** A text without email addresses. */
export const withoutEmails = (text: string): string => text.replace(email, '[email]')

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
