import { acceptedFiles, fileLimit, fileNameLimit, uploadPath } from '../model/contract'
import { fillIn, formMessages, type FormMessages } from '../model/words'
import { fieldsOf } from './form-dom'
import type { Upload } from './form-state'
import { isEnglish, postJson } from './requests'

/** Timeout in ms: 4 MB over a slow phone. */
const uploadTimeout = 90_000

type UploadResult = { readonly url: string } | { readonly message: string; readonly canRetry: boolean }

/** Some browsers do not know a file's type; the endpoint then checks its content. */
function refusal(file: File, words: FormMessages): string | undefined {
  if (file.type && !acceptedFiles.split(',').includes(file.type)) return words.fileKind
  return file.size > fileLimit ? fillIn(words.fileSize, fileLimit / 1024 / 1024) : undefined
}

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })

/** Keeps the end of a long name, with its extension. */
const shorten = (name: string): string => name.slice(-fileNameLimit)

/**
 * Uploads a file: images and PDF only (requirements 5, 7.1). Never rejects.
 *
 * @returns its address, or a message for visitors
 */
export async function uploadFile(
  file: File,
  signal: AbortSignal,
  words: FormMessages = formMessages,
): Promise<UploadResult> {
  const refused = refusal(file, words)
  if (refused) return { message: refused, canRetry: false }
  try {
    const body = { file: await readDataUrl(file), filename: shorten(file.name) }
    const answer = await postJson(uploadPath, body, { timeoutMs: uploadTimeout, signal })
    if (answer.kind === 'answered') {
      if (answer.success && answer.fileUrl) return { url: answer.fileUrl }
      if (answer.message && isEnglish(words)) return { message: answer.message, canRetry: true }
    }
  } catch {
    // The file has moved or changed since it was chosen.
  }
  return { message: words.uploadFailed, canRetry: true }
}

/**
 * The uploads of a form (requirements 4.5).
 *
 * @param onChange receives each state; `undefined` when a file was removed
 */
export function createUploads(
  form: HTMLFormElement,
  words: FormMessages,
  onChange: (name: string, upload: Upload | undefined) => void,
) {
  const running = new Map<string, { readonly abort: AbortController; readonly done: Promise<void> }>()

  const inputOf = (name: string): HTMLInputElement | null | undefined =>
    fieldsOf(form)
      .find(([other]) => other === name)?.[1]
      .querySelector<HTMLInputElement>('input[type=file]')

  const stop = (name: string): void => {
    running.get(name)?.abort.abort()
    running.delete(name)
  }

  const upload = async (name: string, file: File, signal: AbortSignal): Promise<void> => {
    const result = await uploadFile(file, signal, words)
    if (signal.aborted) return
    running.delete(name)
    if ('url' in result) onChange(name, { status: 'uploaded', fileName: file.name, url: result.url })
    else onChange(name, { status: 'failed', ...result })
  }

  /** Uploads the chosen file of a field; replaces an earlier upload. */
  const start = (name: string): void => {
    stop(name)
    const file = inputOf(name)?.files?.[0]
    if (!file) {
      onChange(name, undefined)
      return
    }
    onChange(name, { status: 'uploading', fileName: file.name })
    const abort = new AbortController()
    running.set(name, { abort, done: upload(name, file, abort.signal) })
  }

  return {
    start,
    clear: (name: string): void => {
      const input = inputOf(name)
      if (input) input.value = ''
      stop(name)
      onChange(name, undefined)
      input?.focus()
    },
    /** Waits for all uploads or the signal. Never rejects. */
    settled: (signal: AbortSignal): Promise<unknown> =>
      Promise.race([
        Promise.all([...running.values()].map(({ done }) => done)),
        new Promise((resolve) => signal.addEventListener('abort', resolve)),
      ]),
  }
}
