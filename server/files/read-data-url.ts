const headerLimit = 200

/**
 * The content of a data URL, as a browser's file reader makes it. The type that it claims is not
 * looked at.
 *
 * @returns `undefined` for anything else
 */
export function readDataUrl(text: string): Buffer | undefined {
  const comma = text.slice(0, headerLimit).indexOf(',')
  const header = text.slice(0, comma)
  // An empty file has no header to speak of.
  if (text === 'data:') return Buffer.alloc(0)
  if (comma < 0 || !/^data:[^,]*;base64$/i.test(header)) return undefined
  const base64 = text.slice(comma + 1)
  return base64.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : undefined
}
