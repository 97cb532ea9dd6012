import { randomBytes, randomUUID } from 'node:crypto'
import type { LeadField, NewLead, StoredFile } from '../lead'

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
