import { respondWithJson } from './answers/respond'
import type { LeadDependencies } from './lead-dependencies'
import type { LeadRequest, LeadResponse } from './requests/lead-request'
import { refusals, refuseAddress, type Refusal } from './requests/refusal'
import { fileIdOf } from './submissions/file-id-of'

const fail = ({ status, message, headers }: Refusal): LeadResponse =>
  respondWithJson(status, { success: false, message }, headers)

const missing: Refusal = { status: 404, message: 'There is no such file.' }

/**
 * Gives an uploaded file to whoever knows its address. Browsers save it and never show it: whatever is
 * in it, nothing of it runs on the site.
 */
export async function handleFile(request: LeadRequest, deps: LeadDependencies): Promise<LeadResponse> {
  const refusal = refuseAddress(request, ['GET', 'HEAD'])
  if (refusal) return fail(refusal)
  try {
    const id = fileIdOf(request.url)
    const file = id === undefined ? undefined : await (await deps.store()).readFile(id)
    if (!file) return fail(missing)
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
    return fail(refusals.unavailable)
  }
}
