import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import {
  type AudienceDefinition,
  audienceRulesSchema,
  type ExperienceContent,
  readContent,
} from '../../../local/experience/read-content'
import { entriesOf } from './content'

const audienceSchema = v.object({ nt_name: v.string(), nt_audience_id: v.string(), nt_rules: audienceRulesSchema })

/** The example audiences of the guide. */
function documentedAudiences(): readonly AudienceDefinition[] {
  const guide = readFileSync('docs/guides/personalization.md', 'utf8')
  return [...guide.matchAll(/```md\n---\n(nt_name:[^`]*nt_rules:[^`]*)---\n```/g)].map(([, text = '']) => {
    const { nt_name: name, nt_audience_id: id, nt_rules: rules } = v.parse(audienceSchema, parse(text))
    return { id, name, rules }
  })
}

const embedded = readContent(['nt_audience', 'nt_experience'].flatMap(entriesOf))
const known = new Set(embedded.audiences.map(({ id }) => id))

/** The embedded experiences, and the audiences of the guide. Checking the complete space would take seconds. */
export const experienceContent: ExperienceContent = {
  ...embedded,
  audiences: [...embedded.audiences, ...documentedAudiences().filter(({ id }) => !known.has(id))],
}
