import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Busboy } from '@fastify/busboy'
import type { FormParts } from '../handler'

/** Maximum fields and files of a form. Forms have a few dozen. */
export const partLimit = 500

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
export async function parseForm(bytes: Buffer, contentType: string): Promise<FormParts> {
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
