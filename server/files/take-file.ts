import { randomBytes } from 'node:crypto'
import { fileLimit } from '../../src/data/forms'
import type { StoredFile } from '../lead'
import { safeFileName } from './safe-file-name'
import { sniffFileType } from './sniff-file-type'

export type TakenFile =
  | { readonly ok: true; readonly file: StoredFile }
  | { readonly ok: false; readonly status: 413 | 422; readonly message: string }

const refuse = (status: 413 | 422, message: string): TakenFile => ({ ok: false, status, message })

/** Looks at a file and gives it a name and an id, or says why it is not taken. */
export function takeFile(name: string, content: Buffer): TakenFile {
  if (content.length === 0) return refuse(422, 'The file is empty.')
  if (content.length > fileLimit) return refuse(413, `The file is larger than ${fileLimit / 1024 / 1024} MB.`)
  const type = sniffFileType(content)
  if (!type) return refuse(422, 'Only pictures (PNG, JPEG, GIF, WebP, AVIF) and PDF files can be attached.')
  const { contentType, extension } = type
  const id = randomBytes(24).toString('base64url')
  return { ok: true, file: { id, name: safeFileName(name, extension), contentType, content } }
}
