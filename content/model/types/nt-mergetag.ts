import { defineContentType } from '../define'

/** Ids of type and fields are those of the vendor's Contentful app, which edits the entries in a real space. */
export const ntMergetag = defineContentType({
  id: 'nt_mergetag',
  name: 'Ninetailed Merge Tag',
  description: 'Something that is known of a visitor and can be put into a text, such as the city.',
  displayField: 'nt_name',
  fields: {
    nt_name: { kind: 'symbol', name: 'Name', required: true },
    nt_fallback: { kind: 'symbol', name: 'Fallback', help: 'Shown to visitors of whom it is not known.' },
    nt_mergetag_id: {
      kind: 'symbol',
      name: 'Merge Tag Id',
      help: 'The path in the visitor’s profile, such as location.city',
      required: true,
      unique: true,
      pattern: {
        regexp: '^[A-Za-z_]\\w*(\\.\\w+)*$',
        explanation: 'write a path in the profile, such as location.city or traits.plan',
      },
    },
  },
})
