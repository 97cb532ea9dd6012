import type { JsonAnswer } from '../faults/fault'
import type { CrmState } from './crm-state'

const invalid = (message: string): JsonAnswer => ({ status: 400, body: { status: 'error', message } })

/**
 * Takes a file as HubSpot does. One of the same name in the same folder is given back instead, where the
 * sender asked for that.
 *
 * @param origin of the addresses that files get
 */
export async function takeFile(
  content: Buffer,
  contentType: string,
  state: CrmState,
  origin: string,
): Promise<JsonAnswer> {
  const form = await new Response(new Uint8Array(content), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  const [file, fileName, folderPath, options] = ['file', 'fileName', 'folderPath', 'options'].map((name) =>
    form?.get(name),
  )
  if (!file || typeof file === 'string') return invalid('file is required')
  if (typeof folderPath !== 'string') return invalid('folderPath or folderId is required')
  if (typeof options !== 'string') return invalid('options is required')
  const { access, duplicateValidationStrategy } = JSON.parse(options) as Readonly<Record<string, unknown>>
  if (typeof access !== 'string') return invalid('options.access is required')

  const name = typeof fileName === 'string' ? fileName : file.name
  const path = `${folderPath}/${name}`
  const existing = state.files.find((other) => other.path === path)
  if (existing && duplicateValidationStrategy === 'RETURN_EXISTING') return { status: 201, body: existing }
  const id = String(state.files.length + 1)
  const taken = { id, name, path, type: file.type, size: file.size, url: `${origin}/files${encodeURI(path)}` }
  state.files.push(taken)
  return { status: 201, body: taken }
}
