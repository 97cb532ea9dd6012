import { randomBytes, randomUUID } from 'node:crypto'
import type { FormDefinition, FormField } from '../../src/forms/model/definition'
import { field } from '../../src/forms/model/test-support/forms'
import type { LeadField, NewLead, StoredFile } from '../lead'

export const sampleField = (changes: Partial<FormField> & Pick<FormField, 'name'>): FormField =>
  field(changes.name, { label: changes.name, required: false, ...changes })

const options = ['small', 'large'].map((value) => ({ value, label: value.toUpperCase() }))

/** A form with consent and a field of each type. */
export const sampleDefinition = (changes: Partial<FormDefinition> = {}): FormDefinition => ({
  id: 'demo',
  use: 'demo',
  fieldGroups: [
    {
      fields: [
        sampleField({
          name: 'email',
          label: 'Work email',
          fieldType: 'email',
          required: true,
          blockedEmailDomains: ['gmail'],
        }),
        sampleField({ name: 'firstname', label: 'First name' }),
      ],
    },
    {
      fields: [
        sampleField({ name: 'size', label: 'Team size', fieldType: 'dropdown', options }),
        sampleField({ name: 'plan', label: 'Plan', fieldType: 'radio', options }),
      ],
    },
    {
      fields: [
        sampleField({ name: 'message', label: 'Message', fieldType: 'multi_line_text', objectTypeId: '0-1' }),
        sampleField({ name: 'brief', label: 'Brief', fieldType: 'file' }),
        sampleField({ name: 'source', hidden: true, required: true, defaultValues: ['web', 'demo'] }),
      ],
    },
  ],
  legalConsent: {
    consentToProcessText: 'By sending this you agree.',
    checkboxes: [
      { label: 'News', subscriptionTypeId: '251', required: false },
      { label: 'Never shown', required: true },
    ],
  },
  successMessage: 'We will be in touch.',
  isCompact: false,
  ...changes,
})

/** The starts of files, long enough for type detection. */
const padding = Buffer.alloc(40, 1)

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), padding])
const riff = (kind: string): Buffer => {
  const content = Buffer.concat([Buffer.from(`RIFF0000WEBP${kind}`, 'latin1'), padding])
  content.writeUInt32LE(content.length - 8, 4)
  return content
}

export const sampleFiles: Readonly<Record<string, Buffer>> = {
  'image/png': png,
  'image/jpeg': Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), padding]),
  'image/gif': Buffer.concat([Buffer.from('GIF89a', 'latin1'), padding]),
  'image/webp': riff('VP8 '),
  'image/avif': Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypavif', 'latin1'), padding]),
  'application/pdf': Buffer.concat([Buffer.from('%PDF-1.7\n', 'latin1'), padding]),
}

export const dataUrl = (content: Buffer, type = 'application/octet-stream'): string =>
  `data:${type};base64,${content.toString('base64')}`

export const noon = Date.UTC(2025, 4, 1, 12)

export const emailField = (value: string): LeadField => ({ name: 'email', value, fieldType: 'email' })

export const sampleLead = (changes: Partial<NewLead> = {}): NewLead => ({
  id: randomUUID(),
  formId: 'demo',
  formUse: 'demo',
  fields: [
    emailField('ann@example.com'),
    { name: 'message', value: 'Hello\n“there” 🙂', fieldType: 'multi_line_text', objectTypeId: '0-1' },
  ],
  context: { trackingValue: '', pageUri: 'https://www.example.com/demo/', pageName: 'Demo', ipAddress: '203.0.113.7' },
  receivedAt: noon,
  fileIds: [],
  ...changes,
})

export const sampleFile = (changes: Partial<StoredFile> = {}): StoredFile => ({
  id: randomBytes(24).toString('base64url'),
  name: 'plan.png',
  contentType: 'image/png',
  content: randomBytes(1000),
  ...changes,
})
