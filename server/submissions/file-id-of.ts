import { filePath } from '../../src/data/forms'

/** The id in the address of an uploaded file, with or without an origin; `undefined` for anything else. */
export function fileIdOf(address: string): string | undefined {
  const base = 'http://localhost'
  if (!URL.canParse(address, base)) return undefined
  const { pathname, searchParams } = new URL(address, base)
  const id = searchParams.get('id') ?? ''
  return pathname === filePath && /^[\w-]{32}$/.test(id) ? id : undefined
}

/** The address of an uploaded file, on the site itself. */
export const fileAddress = (id: string): string => `${filePath}?id=${id}`
