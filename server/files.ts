import { randomBytes } from 'node:crypto'
import { fileLimit, fileNameLimit, filePath, singleLineLimit } from '../src/forms/model/contract'
import type { LeadDependencies } from './handler'
import type { StoredFile } from './lead'
import type { LeadFiles } from './store/lead-files'
import { cleanText } from './submissions/clean-text'

/** The id in the address of an uploaded file, with or without an origin; `undefined` for anything else. */
export function fileIdOf(address: string): string | undefined {
  const base = 'http://localhost'
  // Parsing a long host name takes quadratic time.
  if (address.length > singleLineLimit || !URL.canParse(address, base)) return undefined
  const { pathname, searchParams } = new URL(address, base)
  const id = searchParams.get('id') ?? ''
  return pathname === filePath && /^[\w-]{32}$/.test(id) ? id : undefined
}

/** The path of an uploaded file on the site. */
export const fileAddress = (id: string): string => `${filePath}?id=${id}`

const headerLimit = 200

/**
 * Decodes a data URL as browsers' `FileReader` writes it. Ignores the content type that it claims.
 *
 * @returns `undefined` for any other text
 */
export function readDataUrl(text: string): Buffer | undefined {
  const comma = text.slice(0, headerLimit).indexOf(',')
  const header = text.slice(0, comma)
  // An empty file.
  if (text === 'data:') return Buffer.alloc(0)
  if (comma < 0 || !/^data:[^,]*;base64$/i.test(header)) return undefined
  const base64 = text.slice(comma + 1)
  return base64.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : undefined
}

/** A type of file that forms accept (requirements 5). */
interface FileType {
  readonly contentType: string
  /** With its dot. */
  readonly extension: string
  readonly matches: (content: Buffer) => boolean
}

/** The smallest files of these kinds are larger, in bytes. */
const shortest = 20

const startsWith = (content: Buffer, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => content[index] === byte)

const textAt = (content: Buffer, start: number, length: number): string =>
  content.toString('latin1', start, start + length)

const fileTypes: readonly FileType[] = [
  {
    contentType: 'image/png',
    extension: '.png',
    // The signature and the first chunk, which must be IHDR with 13 bytes.
    matches: (content) =>
      startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13) &&
      textAt(content, 12, 4) === 'IHDR',
  },
  {
    contentType: 'image/jpeg',
    extension: '.jpg',
    // The start of an image, and the marker of a segment.
    matches: (content) => startsWith(content, 0xff, 0xd8, 0xff) && (content[3] ?? 0) >= 0xc0 && content[3] !== 0xff,
  },
  {
    contentType: 'image/gif',
    extension: '.gif',
    matches: (content) => /^GIF8[79]a$/.test(textAt(content, 0, 6)),
  },
  {
    contentType: 'image/webp',
    extension: '.webp',
    matches: (content) =>
      textAt(content, 0, 4) === 'RIFF' &&
      /^WEBPVP8[ LX]$/.test(textAt(content, 8, 8)) &&
      // The length in the header must match, give or take a padding byte.
      Math.abs(content.readUInt32LE(4) + 8 - content.length) <= 1,
  },
  {
    contentType: 'image/avif',
    extension: '.avif',
    matches: (content) => /^ftypavi[fs]$/.test(textAt(content, 4, 8)),
  },
  {
    contentType: 'application/pdf',
    extension: '.pdf',
    matches: (content) => /^%PDF-[12]\.\d/.test(textAt(content, 0, 8)),
  },
]

/**
 * Detects the type of a file from its first bytes.
 *
 * @returns `undefined` for anything but a PDF or a picture of a known kind
 */
export const sniffFileType = (content: Buffer): FileType | undefined =>
  content.length > shortest ? fileTypes.find(({ matches }) => matches(content)) : undefined

/** Characters with a special meaning in paths, headers, shells or file systems. */
const special = /["*/:<>?\\|%;=`$&'{}\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Makes a file name safe: removes folders and special characters, and appends the extension of the file's type.
 *
 * @param extension with the dot
 */
export function safeFileName(name: string, extension: string): string {
  const base = (cleanText(name).split(/[\\/]/).at(-1) ?? '').slice(0, 2 * fileNameLimit)
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(special, '')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
  return `${
    Array.from(stem)
      .slice(0, fileNameLimit - extension.length)
      .join('') || 'file'
  }${extension}`
}

export const fileTooLarge = `The file is larger than ${fileLimit / 1024 / 1024} MB.`

const refuse = (status: 413 | 422, message: string) => ({ status, message })

/** Checks an uploaded file and gives it a safe name and an id, or says why it is rejected. */
export function takeFile(name: string, content: Buffer): StoredFile | ReturnType<typeof refuse> {
  if (content.length === 0) return refuse(422, 'The file is empty.')
  if (content.length > fileLimit) return refuse(413, fileTooLarge)
  const type = sniffFileType(content)
  if (!type) return refuse(422, 'Only pictures (PNG, JPEG, GIF, WebP, AVIF) and PDF files can be attached.')
  const { contentType, extension } = type
  return { id: randomBytes(24).toString('base64url'), name: safeFileName(name, extension), contentType, content }
}

/** Maximum bytes of files without a lead, or with spam. */
const looseLimit = 1024 * 1024 * 1024

/** Lifetime of such files when space runs out, in ms. By then, visitors have sent the form or left. */
const shortLifetime = 24 * 60 * 60 * 1000

/** For the operator. */
export const noFileSpace = 'Uploaded files have used up LEADS_FILE_SPACE_MB. Raise it, or lower LEADS_RATE_LIMIT.'

/**
 * Whether there is space for this many bytes. Deletes old files that belong to no lead if necessary.
 *
 * @param isLoose whether the new files belong to no lead, or to spam
 */
export async function hasFileSpace(
  store: Pick<LeadFiles, 'fileBytes' | 'deleteLooseFiles'>,
  bytes: number,
  isLoose: boolean,
  { fileSpace, now }: Pick<LeadDependencies, 'fileSpace' | 'now'>,
): Promise<boolean> {
  const fits = async (): Promise<boolean> => {
    const { all, loose } = await store.fileBytes()
    return all + bytes <= fileSpace && (!isLoose || loose + bytes <= looseLimit)
  }
  if (await fits()) return true
  await store.deleteLooseFiles(now() - shortLifetime)
  return fits()
}
