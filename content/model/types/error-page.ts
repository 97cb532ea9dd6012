import { defineContentType } from '../define'

/** The pages that stand in when there is no other: missing page and server error. */
export const errorPage = defineContentType({
  id: 'errorPage',
  name: 'Error page',
  description: 'Shown for a missing page (404), an error of the server (500) or a lost connection (offline).',
  displayField: 'heading',
  fields: {
    status: { kind: 'symbol', name: 'Status', required: true, unique: true, oneOf: ['404', '500', 'offline'] },
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 65 },
    heading: { kind: 'symbol', name: 'Heading', required: true, maxLength: 120 },
    text: { kind: 'text', format: 'plain', name: 'Text', required: true, maxLength: 400 },
    links: { kind: 'entries', name: 'Links', to: ['navigationLink'] },
  },
})
