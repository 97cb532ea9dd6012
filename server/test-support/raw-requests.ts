/** Parts of requests, byte for byte. */
export const head = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`

export const get = (path: string, ...headers: readonly string[]): string =>
  head([`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers])

export const post = (path: string, body: string, ...headers: readonly string[]): string =>
  head([
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...(headers.some((header) => /^(content-length|transfer-encoding):/i.test(header))
      ? headers
      : [...headers, `Content-Length: ${Buffer.byteLength(body)}`]),
  ]) + body

export const json = 'Content-Type: application/json'
export const form = 'Content-Type: application/x-www-form-urlencoded'

/** The data URL of a file that can be uploaded. */
export const gif = `data:image/gif;base64,${Buffer.from('GIF89a'.padEnd(60)).toString('base64')}`

export const submitForm = '/api/hubspot/submitForm'
export const uploadFile = '/api/hubspot/uploadFile'

/** A text of this length. */
export const long = (length: number): string => 'a'.repeat(length)
