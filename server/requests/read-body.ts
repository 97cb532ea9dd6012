import type { FilePart, FormParts, LeadRequest } from '../handler'
import { parseForm, partLimit } from './parse-form'
import { parseJson } from './parse-json'

/** The values by name. JSON values of any type are kept; check them before use. */
export interface Body {
  readonly kind: 'json' | 'form'
  readonly values: ReadonlyMap<string, unknown>
  readonly files: readonly FilePart[]
}

/** Names of refusals. */
export type BodyProblem = 'unsupported' | 'tooLarge' | 'malformed'

const isParts = (body: LeadRequest['body']): body is FormParts => body !== undefined && !Buffer.isBuffer(body)

/** The only escapes of browsers in a file name. Parsers do not decode them. */
const escapes = [
  ['%22', '"'],
  ['%0D', '\r'],
  ['%0A', '\n'],
] as const

const decodeFileName = (part: FilePart): FilePart => ({
  ...part,
  filename: escapes.reduce((name, [escaped, character]) => name.replaceAll(escaped, character), part.filename),
})

const fromForm = ({ fields, files }: FormParts): Body | BodyProblem =>
  fields.length + files.length > partLimit
    ? 'malformed'
    : { kind: 'form', values: new Map(fields), files: files.map(decodeFileName) }

const fromJson = async (bytes: Buffer): Promise<Body | BodyProblem> => {
  const value = await parseJson(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'malformed'
  // In a map, `__proto__` is an ordinary name.
  const values = new Map<string, unknown>(Object.entries(value))
  return values.size > partLimit ? 'malformed' : { kind: 'json', values, files: [] }
}

/**
 * Parses a body by its content type.
 *
 * @param limit maximum bytes
 */
export async function readBody(
  { headers, body }: Pick<LeadRequest, 'headers' | 'body'>,
  limit: number,
): Promise<Body | BodyProblem> {
  const contentType = headers['content-type'] ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    return 'unsupported'
  }
  if (body === undefined) return 'malformed'
  if (isParts(body)) return type === 'application/json' ? 'malformed' : fromForm(body)
  if (body.length > limit) return 'tooLarge'
  return type === 'application/json'
    ? fromJson(body)
    : parseForm(body, contentType).then(fromForm, () => 'malformed' as const)
}
