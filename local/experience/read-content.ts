import { ComponentTypeEnum, type ExperienceConfiguration } from '@ninetailed/experience.js-shared'
import * as v from 'valibot'
import { audienceRules, distributionRanges, experienceConfig } from '../../content/model/json-shapes'
import { readSpace } from '../contentful/read-space'

export type AudienceRules = v.InferOutput<typeof audienceRules>
export type AudienceRule = AudienceRules['any'][number]['all'][number]
export type Condition = AudienceRule['conditions'][number]

export interface AudienceDefinition {
  readonly id: string
  readonly name: string
  readonly rules: AudienceRules
}

export interface ExperienceContent {
  readonly audiences: readonly AudienceDefinition[]
  readonly experiences: readonly ExperienceConfiguration[]
}

interface Entry {
  readonly id: string
  readonly type: { readonly id: string }
  readonly isDraft: boolean
  readonly fields: Readonly<Record<string, unknown>>
}

const audienceSchema = v.object({ nt_name: v.string(), nt_audience_id: v.string(), nt_rules: audienceRules })

const experienceSchema = v.object({
  nt_name: v.string(),
  nt_type: v.picklist(['nt_experiment', 'nt_personalization']),
  nt_experience_id: v.optional(v.string()),
  nt_audience: v.optional(v.string()),
  nt_config: experienceConfig,
})

const published = (entries: readonly Entry[], typeId: string): readonly Entry[] =>
  entries.filter(({ type, isDraft }) => type.id === typeId && !isDraft)

const toAudience = ({ fields }: Entry): readonly AudienceDefinition[] => {
  const { success, output } = v.safeParse(audienceSchema, fields)
  return success ? [{ id: output.nt_audience_id, name: output.nt_name, rules: output.nt_rules }] : []
}

/** Reads audiences and experiences from entries in the vendor's format; skips others and drafts. */
export function readContent(entries: readonly Entry[]): ExperienceContent {
  const audienceEntries = published(entries, 'nt_audience')
  const experiences = published(entries, 'nt_experience').flatMap(({ id, fields }): ExperienceConfiguration[] => {
    const { success, output } = v.safeParse(experienceSchema, fields)
    if (!success) return []
    const { traffic, sticky, components } = output.nt_config
    const [audience] = audienceEntries.filter((entry) => entry.id === output.nt_audience).flatMap(toAudience)
    // Without its audience, it would apply to everybody.
    if (output.nt_audience !== undefined && !audience) return []
    return [
      {
        id: output.nt_experience_id ?? id,
        type: output.nt_type,
        name: output.nt_name,
        ...(audience && { audience: { id: audience.id, name: audience.name } }),
        trafficAllocation: traffic,
        distribution: distributionRanges(output.nt_config),
        sticky,
        components: components.map(({ baseline, variants }) => ({
          type: ComponentTypeEnum.EntryReplacement,
          baseline,
          variants,
        })),
      },
    ]
  })
  return { audiences: audienceEntries.flatMap(toAudience), experiences }
}

/**
 * The service's data from the embedded space.
 *
 * @throws Error if the content is invalid
 */
export async function readEmbedded(contentFolder: string): Promise<ExperienceContent> {
  const result = await readSpace(contentFolder, { allowsUntranslated: true })
  if (!result.ok) throw new Error('The content has problems. Run "npm run content:check" to list them.')
  return readContent(result.space.entries)
}
