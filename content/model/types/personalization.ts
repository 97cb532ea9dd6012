import { experienceTypes } from '../../../src/data/personalization'
import { blockTypeIds } from '../block-types'
import { defineContentType } from '../define'

/* The vendor's Contentful app edits these entries in a real space. It requires these ids. */

export const ntExperience = defineContentType({
  id: 'nt_experience',
  name: 'Ninetailed Experience',
  description: 'An experiment, or a personalization for an audience: which blocks are replaced, and for whom.',
  displayField: 'nt_name',
  fields: {
    nt_name: { kind: 'symbol', name: 'Name', required: true, unique: true },
    nt_description: { kind: 'text', format: 'plain', name: 'Description' },
    nt_type: { kind: 'symbol', name: 'Type', required: true, oneOf: experienceTypes },
    nt_config: { kind: 'json', shape: 'experienceConfig', name: 'Config', required: true },
    nt_audience: { kind: 'entry', name: 'Audience', help: 'All visitors if empty.', to: ['nt_audience'] },
    nt_variants: {
      kind: 'entries',
      name: 'Variants',
      help: 'Every entry that “Config” uses as a variant.',
      to: blockTypeIds,
    },
    nt_experience_id: { kind: 'symbol', name: 'Experience Id', unique: true },
    nt_metadata: { kind: 'json', shape: 'anything', name: 'Experience Metadata' },
  },
})

export const ntAudience = defineContentType({
  id: 'nt_audience',
  name: 'Ninetailed Audience',
  description: 'Visitors who have something in common, such as a campaign or a country.',
  displayField: 'nt_name',
  fields: {
    nt_name: { kind: 'symbol', name: 'Name', required: true },
    nt_description: { kind: 'text', format: 'plain', name: 'Description' },
    nt_rules: { kind: 'json', shape: 'audienceRules', name: 'Rules', required: true },
    nt_audience_id: { kind: 'symbol', name: 'Audience Id', required: true, unique: true },
    nt_metadata: { kind: 'json', shape: 'anything', name: 'Metadata' },
  },
})

export const ntMergetag = defineContentType({
  id: 'nt_mergetag',
  name: 'Ninetailed Merge Tag',
  description: 'A value from the visitor’s profile that texts can contain, such as the city.',
  displayField: 'nt_name',
  fields: {
    nt_name: { kind: 'symbol', name: 'Name', required: true },
    nt_fallback: { kind: 'symbol', name: 'Fallback', help: 'Shown if the value is unknown.' },
    nt_mergetag_id: {
      kind: 'symbol',
      name: 'Merge Tag Id',
      help: 'The path of the value in the visitor’s profile, such as location.city',
      required: true,
      unique: true,
      pattern: {
        regexp: '^[A-Za-z_]\\w*(\\.\\w+)*$',
        explanation: 'write a path in the profile, such as location.city or traits.plan',
      },
    },
  },
})
