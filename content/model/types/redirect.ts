import { defineContentType } from '../define'
import { fromPattern, toPattern } from '../redirect-paths'

export const redirect = defineContentType({
  id: 'redirect',
  name: 'Redirect',
  description: 'Sends visitors of an old address to a new one.',
  displayField: 'from',
  fields: {
    from: {
      kind: 'symbol',
      name: 'From',
      help: 'The old path: /old-page/. What follows a ? or # is no part of it.',
      required: true,
      unique: true,
      pattern: {
        regexp: fromPattern,
        explanation: 'write a path that begins with one slash, without ? and #: /old-page/',
      },
    },
    to: {
      kind: 'symbol',
      name: 'To',
      required: true,
      pattern: {
        regexp: toPattern,
        explanation: 'write a path that begins with one slash, or a full https:// address',
      },
    },
    isPermanent: { kind: 'boolean', name: 'For good', help: 'Search engines then forget the old address.' },
  },
})
