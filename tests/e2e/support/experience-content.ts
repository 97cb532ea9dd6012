import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type ExperienceContent, readContent } from '../../../local/experience/read-content'
import { entriesOf } from './content'

type Entry = ReturnType<typeof entriesOf>[number]

/** The example audiences of the guide. */
function documentedAudiences(): readonly Entry[] {
  const guide = readFileSync('docs/guides/personalization.md', 'utf8')
  return [...guide.matchAll(/```md\n---\n(nt_name:[^`]*nt_rules:[^`]*)---\n```/g)].map(([, text = '']) => {
    const fields = parse(text) as Entry['fields']
    return { id: String(fields.nt_audience_id), type: { id: 'nt_audience' }, isDraft: false, fields }
  })
}

const embedded = ['nt_audience', 'nt_experience'].flatMap(entriesOf)
const known = new Set(embedded.map(({ fields }) => fields.nt_audience_id))

/** The embedded experiences, and the audiences of the guide. Checking the complete space would take seconds. */
export const experienceContent: ExperienceContent = readContent([
  ...embedded,
  ...documentedAudiences().filter(({ fields }) => !known.has(fields.nt_audience_id)),
])
