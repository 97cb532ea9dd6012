import { uploadedMessage, uploadingMessage } from '../client/messages'
import type { Upload } from '../state/form-state'
import { fieldsOf, part } from './part'

function messageOf(upload: Upload | undefined): string {
  if (upload?.status === 'uploading') return uploadingMessage(upload.fileName)
  return upload?.status === 'uploaded' ? uploadedMessage(upload.fileName) : ''
}

/** Says of each file how far it is, and offers what can be done about one that didn't arrive. */
export function showUploads(form: Element, uploads: Readonly<Record<string, Upload>>): void {
  for (const [name, field] of fieldsOf(form)) {
    const status = part(field, 'upload')
    if (!status) continue
    const upload = uploads[name]
    const hasFailed = upload?.status === 'failed'
    status.textContent = messageOf(upload)
    part(field, 'upload-actions')?.toggleAttribute('hidden', !hasFailed)
    const retry = field.querySelector('[data-form-action=upload]')
    retry?.toggleAttribute('hidden', !(hasFailed && upload.canRetry))
  }
}
