import * as v from 'valibot'
import { signingSecret } from '../../server/publishing/publishing-settings'
import { previewAccessVariables, type PreviewAccess } from '../../server/site/preview-access'
import { digits, readVariables, type Variables } from '../../server/variables'

const schema = v.object({
  ...previewAccessVariables,
  PREVIEW_SIGNING_SECRET: v.optional(signingSecret),
  PREVIEW_MEMORY_MB: v.optional(digits(/^[1-9]\d{2,5}$/, 'a number of megabytes such as 2000'), '2000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
})

export interface PreviewSettings {
  readonly access: PreviewAccess
  /** The secret with which Contentful signs webhooks. */
  readonly signingSecret?: string
  /** In bytes. */
  readonly memoryLimit: number
  /** Address of this machine at which the preview listens. */
  readonly host: string
}

/**
 * Reads and checks the settings of the preview.
 *
 * @throws SettingsError with one sentence for each invalid variable
 */
export function readPreviewSettings(variables: Variables): PreviewSettings {
  const values = readVariables(schema, variables)
  return {
    access: { password: values.PREVIEW_PASSWORD, linkKey: values.PREVIEW_LINK_KEY },
    signingSecret: values.PREVIEW_SIGNING_SECRET,
    memoryLimit: values.PREVIEW_MEMORY_MB * 1024 * 1024,
    host: values.HOST,
  }
}
