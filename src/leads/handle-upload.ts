import { fileLimit } from '../data/form-limits'
import { respondWithJson } from './answers/respond'
import { readDataUrl } from './files/read-data-url'
import { takeFile } from './files/take-file'
import type { LeadDependencies } from './lead-dependencies'
import type { LeadRequest, LeadResponse } from './requests/lead-request'
import { readBody } from './requests/read-body'
import { refusals, refuseAddress, refuseSender, type Refusal } from './requests/refusal'
import type { LeadStore } from './store/lead-store'
import { fileAddress } from './submissions/file-id-of'

/** The most bytes of an upload: a file takes a third more as a data URL. */
export const uploadLimit = Math.ceil(fileLimit / 3) * 4 + 4096

/** The most bytes of files that no lead names. More than visitors leave behind; it keeps the disk from filling up. */
const looseLimit = 1024 * 1024 * 1024

/** How long such files are kept when there is no room, in ms: who attached one by then has sent the form, or left. */
const shortLifetime = 24 * 60 * 60 * 1000

const fail = ({ status, message, headers }: Refusal): LeadResponse =>
  respondWithJson(status, { success: false, message }, headers)

/** Whether there is room for so many bytes; if need be, some is made. */
async function hasRoom(store: LeadStore, bytes: number, now: number): Promise<boolean> {
  const fits = async (): Promise<boolean> => (await store.looseBytes()) + bytes <= looseLimit
  if (await fits()) return true
  await store.deleteLooseFiles(now - shortLifetime)
  return fits()
}

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
  // Here, because uploads are what there is to tidy up after, and elsewhere nothing may be running.
  await store
    .tidy(deps.now())
    .catch((error: unknown) => deps.reportError('Files without a lead could not be deleted', error))
  if (!(await hasRoom(store, content.length, deps.now()))) {
    deps.reportError(
      'An upload was refused',
      new Error('Files without a lead take up all the room that they may have.'),
    )
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
