import { defineContentType } from '../define'
import { body, description, slug, title } from '../fields'
import { eventFolders } from '../page-paths'

export const event = defineContentType({
  id: 'event',
  name: 'Webinar or class',
  description: 'Something to attend, at /webinars/… or /classes/….',
  displayField: 'title',
  fields: {
    title,
    slug: slug(eventFolders.webinar),
    kind: { kind: 'symbol', name: 'Kind', required: true, oneOf: ['webinar', 'class'] },
    description,
    startsAt: {
      kind: 'date',
      name: 'Starts at',
      help: 'With time and zone. Empty for a recording: empty it when an event has become one.',
    },
    minutes: { kind: 'integer', name: 'Length', help: 'Minutes.', required: true, min: 10, max: 480 },
    speakers: { kind: 'entries', name: 'Speakers', required: true, to: ['author'], minItems: 1, maxItems: 4 },
    points: { kind: 'symbols', name: 'What one learns', minItems: 3, maxItems: 6 },
    form: { kind: 'entry', name: 'Form to sign up', to: ['form'] },
    body,
  },
})
