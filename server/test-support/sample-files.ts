/** The beginnings of files, as long as they have to be. */
const padding = Buffer.alloc(40, 1)

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), padding])
const riff = (kind: string): Buffer => {
  const content = Buffer.concat([Buffer.from(`RIFF0000WEBP${kind}`, 'latin1'), padding])
  content.writeUInt32LE(content.length - 8, 4)
  return content
}

export const sampleFiles: Readonly<Record<string, Buffer>> = {
  'image/png': png,
  'image/jpeg': Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), padding]),
  'image/gif': Buffer.concat([Buffer.from('GIF89a', 'latin1'), padding]),
  'image/webp': riff('VP8 '),
  'image/avif': Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypavif', 'latin1'), padding]),
  'application/pdf': Buffer.concat([Buffer.from('%PDF-1.7\n', 'latin1'), padding]),
}

export const dataUrl = (content: Buffer, type = 'application/octet-stream'): string =>
  `data:${type};base64,${content.toString('base64')}`
