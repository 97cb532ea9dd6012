import { defineContentType } from '../define'

export const redirect = defineContentType({
  id: 'redirect',
  name: 'Redirect',
  description: 'Sends visitors of an old address to a new one.',
  displayField: 'from',
  fields: {
    from: {
      kind: 'symbol',
      name: 'From',
      required: true,
      unique: true,
      pattern: { regexp: '^/\\S*$', explanation: 'write a path that begins with a slash: /old-page/' },
    },
    to: {
      kind: 'symbol',
      name: 'To',
      required: true,
      pattern: {
        regexp: '^(/\\S*|https://\\S+)$',
        explanation: 'write a path that begins with a slash, or a full https:// address',
      },
    },
    isPermanent: { kind: 'boolean', name: 'For good', help: 'Search engines then forget the old address.' },
  },
})
