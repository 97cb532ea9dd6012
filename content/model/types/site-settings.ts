import { defineContentType } from '../define'
import { image, internalName } from '../fields'

const emailAddress = {
  kind: 'symbol',
  required: true,
  pattern: { regexp: '^\\S+@\\S+\\.\\S+$', explanation: 'write an e-mail address' },
} as const

export const siteSettings = defineContentType({
  id: 'siteSettings',
  name: 'Site settings',
  description: 'What every page shares. There is one entry.',
  displayField: 'name',
  fields: {
    name: internalName,
    siteName: { kind: 'symbol', name: 'Name of the site', required: true, maxLength: 40 },
    description: { kind: 'symbol', name: 'Description', required: true, maxLength: 170 },
    socialImage: image({ name: 'Picture for social networks', required: true, help: '1200 × 630 pixels.' }),
    supportEmail: { ...emailAddress, name: 'Support address' },
    applicationsEmail: {
      ...emailAddress,
      name: 'Address for applications',
      help: 'The button below each open position writes to it.',
    },
  },
})
