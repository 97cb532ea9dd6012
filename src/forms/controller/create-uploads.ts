import { uploadFile } from '../client/upload-file'
import type { Upload } from '../state/form-state'
import { fieldsOf } from '../view/part'

export interface Uploads {
  /** Uploads the file that is chosen in a field; none that was chosen before is waited for any more. */
  readonly start: (name: string) => void
  /** Takes the file out of a field. */
  readonly clear: (name: string) => void
  /** Waits for all uploads, or until the signal says that there is no time. It never rejects. */
  readonly settled: (signal: AbortSignal) => Promise<unknown>
}

/**
 * The uploads of a form (specification 4.5).
 *
 * @param onChange told of each step; `undefined` when there is no file any more
 */
export function createUploads(
  form: HTMLFormElement,
  onChange: (name: string, upload: Upload | undefined) => void,
): Uploads {
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
    const result = await uploadFile(file, signal)
    if (signal.aborted) return
    running.delete(name)
    if ('url' in result) onChange(name, { status: 'uploaded', fileName: file.name, url: result.url })
    else onChange(name, { status: 'failed', ...result })
  }

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
    clear: (name) => {
      const input = inputOf(name)
      if (input) input.value = ''
      stop(name)
      onChange(name, undefined)
      input?.focus()
    },
    settled: (signal) =>
      Promise.race([
        Promise.all([...running.values()].map(({ done }) => done)),
        new Promise((resolve) => signal.addEventListener('abort', resolve)),
      ]),
  }
}
