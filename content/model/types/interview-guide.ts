import { defineContentType } from '../define'
import { body, description, slug, title } from '../fields'
import { collectionFolders } from '../page-paths'

export const interviewGuide = defineContentType({
  id: 'interviewGuide',
  name: 'Interview guide',
  description: 'How to interview for a role, with its questions, at /interview-builder/library/….',
  displayField: 'title',
  fields: {
    title,
    slug: slug(collectionFolders.interviewGuide),
    description,
    role: { kind: 'symbol', name: 'Role', required: true, maxLength: 60 },
    minutes: { kind: 'integer', name: 'Length of the interview', help: 'Minutes.', required: true, min: 10, max: 240 },
    questions: {
      kind: 'entries',
      name: 'Questions',
      required: true,
      to: ['interviewQuestion'],
      minItems: 4,
      maxItems: 14,
    },
    body,
  },
})
