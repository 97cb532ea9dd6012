import * as v from 'valibot'
import { defineContentType } from '../define'
import { joinMessage } from '../message'

const advice =
  'Write “any:”, under it a list of “all:”, and in each a list of rules. The guide on personalization has examples.'

const text = v.nullish(v.union([v.string(), v.number(), v.boolean()]))

const rule = v.looseObject(
  {
    type: v.picklist(
      ['page', 'track', 'identify', 'location', 'session'],
      joinMessage('There is no such type of rule.', 'Write one of: page, track, identify, location, session.'),
    ),
    key: v.nullish(v.string()),
    operator: v.nullish(v.string()),
    value: text,
    count: v.nullish(v.union([v.string(), v.number()])),
    conditions: v.nullish(
      v.array(
        v.looseObject({
          key: v.looseObject({ id: v.string(), value: v.nullish(v.string()) }),
          operator: v.string(),
          value: text,
        }),
        joinMessage('The conditions of a rule must be a list.', advice),
      ),
    ),
  },
  joinMessage('A rule needs at least a “type”.', advice),
)

const shapeMessage = joinMessage('The rules have another form.', advice)

/** Who belongs to an audience, as the vendor's app writes it: one group must hold, and in it every rule. */
export const audienceRules = v.looseObject(
  { any: v.array(v.looseObject({ all: v.array(rule, shapeMessage) }, shapeMessage), shapeMessage) },
  shapeMessage,
)

/** Ids of type and fields are those of the vendor's Contentful app, which edits the entries in a real space. */
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
