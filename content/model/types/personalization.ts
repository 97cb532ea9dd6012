import { experienceTypes } from '../../../src/personalization/constants'
import { blockTypeIds } from '../block-types'
import { defineContentType } from '../define'
import { entries, entry, json, symbol, text } from '../fields'

/** A path in the profile of a visitor, such as `location.city`. */
export const profilePathPattern = '^[A-Za-z_]\\w*(\\.\\w+)*$'

/* The vendor's Contentful app edits these entries in a real space. It requires these ids. */

export const ntExperience = defineContentType({
  id: 'nt_experience',
  name: 'Ninetailed Experience',
  description: 'An experiment, or a personalization for an audience: which blocks are replaced, and for whom.',
  displayField: 'nt_name',
  fields: {
    nt_name: symbol('Name', 'The app shows it in its list.', { required: true, unique: true }),
    nt_description: text('Description', 'What is tested or personalized, and why.', { localized: false }),
    nt_type: symbol('Type', 'An experiment compares variants. A personalization shows a variant to an audience.', {
      required: true,
      oneOf: experienceTypes,
    }),
    nt_config: json(
      'Config',
      'experienceConfig',
      'The app writes it: traffic, shares, and which block has which variants.',
      true,
    ),
    nt_audience: entry('Audience', ['nt_audience'], 'All visitors if empty.'),
    nt_variants: entries('Variants', blockTypeIds, 'Every entry that “Config” uses as a variant.'),
    nt_experience_id: symbol('Experience Id', 'The app writes it.', { unique: true }),
    nt_metadata: json('Experience Metadata', 'anything', 'The app writes it.'),
  },
})

export const ntAudience = defineContentType({
  id: 'nt_audience',
  name: 'Ninetailed Audience',
  description: 'Visitors who have something in common, such as a campaign or a country.',
  displayField: 'nt_name',
  fields: {
    nt_name: symbol('Name', 'Who is in it, such as “Visitors from online stores”.', {
      required: true,
      localized: false,
    }),
    nt_description: text('Description', 'Describes who is in it.', { localized: false }),
    nt_rules: json('Rules', 'audienceRules', 'The app writes them.', true),
    nt_audience_id: symbol('Audience Id', 'The app writes it.', { required: true, unique: true }),
    nt_metadata: json('Metadata', 'anything', 'The app writes it.'),
  },
})

export const ntMergetag = defineContentType({
  id: 'nt_mergetag',
  name: 'Ninetailed Merge Tag',
  description: 'A value from the visitor’s profile that texts can contain, such as the city.',
  displayField: 'nt_name',
  fields: {
    nt_name: symbol('Name', 'What it stands for, such as “Country of the visitor”.', {
      required: true,
      localized: false,
    }),
    nt_fallback: symbol('Fallback', 'Shown if the value is unknown.', { localized: false }),
    nt_mergetag_id: symbol('Merge Tag Id', 'The path of the value in the visitor’s profile, such as location.city', {
      required: true,
      unique: true,
      pattern: {
        regexp: profilePathPattern,
        explanation: 'write a path in the profile, such as location.city or traits.plan',
      },
    }),
  },
})
