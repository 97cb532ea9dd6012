import { createHash } from 'node:crypto'
import { fileAddress } from '../files'
import type { LeadField, StoredFile } from '../lead'

/**
 * Derives a UUID from a text (RFC 9562, version 8).
 *
 * @returns 36 characters in lower case
 */
export function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * The fields that identify a submission. A file in a form gets a new address each time it is sent, so a digest of its
 * content replaces the address.
 *
 * @param files the form's files
 */
export function withContents(fields: readonly LeadField[], files: readonly StoredFile[]): readonly LeadField[] {
  const digests = new Map(
    files.map(({ id, content }) => [fileAddress(id), createHash('sha256').update(content).digest('hex')]),
  )
  return fields.map((field) => ({ ...field, value: digests.get(field.value) ?? field.value }))
}
