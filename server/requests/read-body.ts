import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Busboy } from '@fastify/busboy'
import type { FilePart, FormParts, LeadRequest } from '../handler'
import { parseJson } from './parse-json'

/** Maximum fields and files of a form. Forms have a few dozen. */
const partLimit = 500

/** Limits for the headers of a part: bytes, and number. */
const headerSize = 2048
const headerPairs = 20

/** Maximum bytes of a name. */
const nameSize = 1000

/** In bytes. Small, so that the parser stops soon after a limit. */
const chunkSize = 4096

/** Lets other requests pass after each chunk. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkSize) {
    yield bytes.subarray(start, start + chunkSize)
    await nextTurn()
  }
}

/**
 * Parses a form sent without a script, with or without files. Stops if there are too many parts.
 *
 * @param contentType `application/x-www-form-urlencoded` or `multipart/form-data`, with its parameters
 * @throws Error when the form is malformed or has too many parts
 */
async function parseForm(bytes: Buffer, contentType: string): Promise<FormParts> {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    isPartAFile: (_name, _type, filename) => filename !== undefined,
    limits: { fields: partLimit + 1, parts: partLimit + 1, fieldNameSize: nameSize, headerPairs, headerSize },
  })
  const fields: [string, string][] = []
  const files: { field: string; filename: string; chunks: Buffer[] }[] = []
  const stop = (): unknown => parser.destroy(new Error('The form has too many parts.'))
  parser.on('partsLimit', stop).on('fieldsLimit', stop)
  parser.on('field', (name, value) => fields.push([name, value]))
  parser.on('file', (field, stream, filename) => {
    const chunks: Buffer[] = []
    files.push({ field, filename, chunks })
    // The parser has the same error.
    stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined)
  })
  await pipeline(chunksOf(bytes), parser)
  return {
    fields,
    files: files.map(({ field, filename, chunks }) => ({ field, filename, content: Buffer.concat(chunks) })),
  }
}

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
