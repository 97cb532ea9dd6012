import { fileLimit } from '../src/forms/model/contract'
import { fileAddress, fileIdOf, fileTooLarge, hasFileSpace, noFileSpace, readDataUrl, takeFile } from './files'
import type { LeadDependencies, LeadRequest, LeadResponse } from './handler'
import { readBody } from './requests/read-body'
import { refusals, refuseAddress, refuseSender, type Refusal } from './requests/refusal'
import { respondWithJson, respondWithRefusal } from './respond'

/** Maximum bytes of an upload: a data URL is a third larger than its file. */
export const uploadLimit = Math.ceil(fileLimit / 3) * 4 + 4096

async function upload(request: LeadRequest, deps: LeadDependencies): Promise<LeadResponse> {
  const refusal = refuseAddress(request, ['POST']) ?? (await refuseSender(request, deps.uploadLimiter, deps))
  if (refusal) return respondWithRefusal(refusal)

  const body = await readBody(request, uploadLimit)
  if (body === 'tooLarge') return respondWithRefusal({ ...refusals.tooLarge, message: fileTooLarge })
  if (typeof body === 'string') return respondWithRefusal(refusals[body])
  if (body.kind !== 'json') return respondWithRefusal(refusals.unsupported)

  const file = body.values.get('file')
  const filename = body.values.get('filename')
  const content = typeof file === 'string' ? readDataUrl(file) : undefined
  if (content === undefined || typeof filename !== 'string') return respondWithRefusal(refusals.malformed)
  const taken = takeFile(filename, content)
  if (!('id' in taken)) return respondWithRefusal(taken)

  const store = await deps.store()
  void deps.tidy()
  if (!(await hasFileSpace(store, content.length, true, deps))) {
    deps.reportError('An upload was rejected', new Error(noFileSpace))
    return respondWithRefusal(refusals.unavailable)
  }
  await store.saveFile(taken, deps.now())
  return respondWithJson(200, { success: true, fileUrl: fileAddress(taken.id) })
}

/**
 * Accepts a file of a form field as a data URL with a name, and answers with `{success, fileUrl}`
 * (requirements 3.3, 7.1, 8). Success means that the file is on disk. Never throws.
 */
export async function handleUpload(request: LeadRequest, deps: LeadDependencies): Promise<LeadResponse> {
  try {
    return await upload(request, deps)
  } catch (error) {
    deps.reportError('A file could not be stored', error)
    return respondWithRefusal(refusals.unavailable)
  }
}

const missing: Refusal = { status: 404, message: 'This file does not exist.' }

/**
 * Serves an uploaded file to anyone who knows its address. Browsers save it and never display it, so its content cannot
 * run on the site.
 */
export async function handleFile(request: LeadRequest, deps: LeadDependencies): Promise<LeadResponse> {
  const refusal = refuseAddress(request, ['GET', 'HEAD'])
  if (refusal) return respondWithRefusal(refusal)
  try {
    const id = fileIdOf(request.url)
    const file = id === undefined ? undefined : await (await deps.store()).readFile(id)
    if (!file) return respondWithRefusal(missing)
    const name = encodeURIComponent(file.name).replace(
      /['()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16)}`,
    )
    return {
      status: 200,
      headers: {
        'Content-Type': file.contentType,
        'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
      },
      body: file.content,
    }
  } catch (error) {
    deps.reportError('A file could not be read', error)
    return respondWithRefusal(refusals.unavailable)
  }
}
