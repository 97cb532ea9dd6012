import pino, { type Logger } from 'pino'

/** A possible email address. Matches cannot start inside one another, so the time is linear. */
const word = /[^\s"'<>()\\/?&=,;:]+/g

/** Whether a word has text around an at sign, which may be percent-encoded. */
const isEmail = (text: string): boolean => /@|%40/.test(text.slice(1, -1))

export const withoutEmails = (text: string): string =>
  text.replace(word, (found) => (isEmail(found) ? '[email]' : found))

/** Maximum bytes of lines that wait while the collector of the log does not read. Further lines are lost. */
const mostWaiting = 16 * 1024 * 1024

const writeToOutput = (line: string): void => {
  if (process.stdout.writableLength < mostWaiting) process.stdout.write(line)
}

/**
 * Creates the log of the server: one JSON object per line, without email addresses. Callers never pass it IP addresses,
 * queries or headers.
 *
 * @param write receives a line with its line break; standard output by default
 */
export const createLog = (level: string, write: (line: string) => void = writeToOutput): Logger =>
  pino(
    { level, base: { pid: process.pid }, redact: ['headers', 'req.headers', 'body', 'ip', 'remoteAddress'] },
    { write: (line) => write(withoutEmails(line)) },
  )
