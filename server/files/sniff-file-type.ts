/** A kind of file that forms take (specification 5). */
export interface FileType {
  readonly contentType: string
  /** With its dot. */
  readonly extension: string
}

interface Kind extends FileType {
  readonly matches: (content: Buffer) => boolean
}

/** No file of any kind is as short, in bytes. */
const shortest = 20

const startsWith = (content: Buffer, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => content[index] === byte)

const textAt = (content: Buffer, start: number, length: number): string =>
  content.toString('latin1', start, start + length)

const kinds: readonly Kind[] = [
  {
    contentType: 'image/png',
    extension: '.png',
    // The signature and the first chunk, which has to be this one and 13 bytes long.
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
      // The length that it gives is its own, but for a byte that makes it even.
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
 * What a file is by its first bytes, whatever it calls itself.
 *
 * @returns `undefined` when it is neither a picture of a known kind nor a PDF
 */
export function sniffFileType(content: Buffer): FileType | undefined {
  const kind = content.length > shortest ? kinds.find(({ matches }) => matches(content)) : undefined
  return kind && { contentType: kind.contentType, extension: kind.extension }
}
