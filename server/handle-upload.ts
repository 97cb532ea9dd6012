import { fileLimit } from '../src/data/forms'
import { respondWithJson } from './answers/respond'
import { hasFileSpace, noFileSpace } from './files/file-space'
import { readDataUrl } from './files/read-data-url'
import { takeFile } from './files/take-file'
import type { LeadDependencies } from './lead-dependencies'
import type { LeadRequest, LeadResponse } from './requests/lead-request'
import { readBody } from './requests/read-body'
import { refusals, refuseAddress, refuseSender, type Refusal } from './requests/refusal'
import { fileAddress } from './submissions/file-id-of'

/** The most bytes of an upload: a file takes a third more as a data URL. */
export const uploadLimit = Math.ceil(fileLimit / 3) * 4 + 4096

const fail = ({ status, message, headers }: Refusal): LeadResponse =>
  respondWithJson(status, { success: false, message }, headers)

async function upload(request: LeadRequest, deps: LeadDependencies): Promise<LeadResponse> {
  const refusal = refuseAddress(request, ['POST']) ?? refuseSender(request, deps.uploadLimiter, deps)
  if (refusal) return fail(refusal)

  const body = await readBody(request, uploadLimit)
  if (body === 'too large')
    return fail({ ...refusals.tooLarge, message: `The file is larger than ${fileLimit / 1024 / 1024} MB.` })
  if (body === 'malformed') return fail(refusals.malformed)
  if (body === 'unsupported' || body.kind !== 'json') return fail(refusals.unsupported)

  const { file, filename } = Object.fromEntries(['file', 'filename'].map((name) => [name, body.values.get(name)]))
  const content = typeof file === 'string' ? readDataUrl(file) : undefined
  if (content === undefined || typeof filename !== 'string') return fail(refusals.malformed)
  const taken = takeFile(filename, content)
  if (!taken.ok) return fail(taken)

  const store = await deps.store()
  void deps.tidy()
  if (!(await hasFileSpace(store, content.length, { limit: deps.fileSpace, isLoose: true, now: deps.now() }))) {
    deps.reportError('An upload was refused', new Error(noFileSpace))
    return fail(refusals.unavailable)
  }
  await store.saveFile(taken.file, deps.now())
  return respondWithJson(200, { success: true, fileUrl: fileAddress(taken.file.id) })
}

/**
 * Takes the file of a form's field as a data URL and a name, and answers with `{success, fileUrl}`
 * (specification 3.3, 7.1, 8). Success means that the file is on disk. It never throws.
 */
export async function handleUpload(request: LeadRequest, deps: LeadDependencies): Promise<LeadResponse> {
  try {
    return await upload(request, deps)
  } catch (error) {
    deps.reportError('A file could not be taken', error)
    return fail(refusals.unavailable)
  }
}
