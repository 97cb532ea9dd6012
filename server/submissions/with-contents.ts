import { createHash } from 'node:crypto'
import type { LeadField, StoredFile } from '../lead'
import { fileAddress } from './file-id-of'

/**
 * The fields to tell submissions apart by. A file that comes with a form gets another address each time it
 * is sent; in place of the address they have a digest of what is in the file.
 *
 * @param files that came with the form
 */
export function withContents(fields: readonly LeadField[], files: readonly StoredFile[]): readonly LeadField[] {
  const digests = new Map(
    files.map(({ id, content }) => [fileAddress(id), createHash('sha256').update(content).digest('hex')]),
  )
  return fields.map((field) => {
    const digest = field.fieldType === 'file' ? digests.get(field.value) : undefined
    return digest === undefined ? field : { ...field, value: digest }
  })
}
