import { acceptedFiles, fileLimit, fileNameLimit, uploadPath } from '../../data/forms'
import { fileKindMessage, fileSizeMessage, uploadFailedMessage } from './messages'
import { postJson } from './post-json'

/** Milliseconds until an upload must be answered: 4 MB over a slow phone. */
const uploadTimeout = 90_000

export type UploadResult =
  | { readonly url: string }
  /** `canRetry`: the same file may arrive next time. */
  | { readonly message: string; readonly canRetry: boolean }

/** A browser that doesn't know a kind of file says nothing; then the endpoint looks at the file itself. */
function refusal(file: File): string | undefined {
  if (file.type && !acceptedFiles.split(',').includes(file.type)) return fileKindMessage
  return file.size > fileLimit ? fileSizeMessage : undefined
}

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })

/** The end of a long name has the extension. */
const shorten = (name: string): string => name.slice(-fileNameLimit)

/**
 * Uploads a file: images and PDF only (specification 5, 7.1).
 *
 * @param signal ends it early; the result means nothing then
 * @returns its address, or what to tell the visitor; it never rejects
 */
export async function uploadFile(file: File, signal: AbortSignal): Promise<UploadResult> {
  const refused = refusal(file)
  if (refused) return { message: refused, canRetry: false }
  try {
    const body = { file: await readDataUrl(file), filename: shorten(file.name) }
    const answer = await postJson(uploadPath, body, { timeoutMs: uploadTimeout, signal })
    if (answer.kind === 'answered') {
      if (answer.success && answer.fileUrl) return { url: answer.fileUrl }
      if (answer.message) return { message: answer.message, canRetry: true }
    }
  } catch {
    // The file has been moved or changed since it was chosen.
  }
  return { message: uploadFailedMessage, canRetry: true }
}
