import * as v from 'valibot'
import { distributionRanges, experienceConfig, type ExperienceConfig } from '../../content/model/json-shapes'
import { splitMessage } from '../../content/model/message'
import { presentItems } from '../../src/mapping/fields'
import { experienceTypes } from '../../src/personalization/constants'
import type { Audience, Experience, ExperienceComponent } from '../../src/personalization/experience'

/** An `nt_experience` entry from a build query. Any field may be null. */
export interface RawExperience {
  readonly contentful_id: string
  readonly nt_name: string | null
  readonly nt_type: string | null
  readonly nt_config: unknown
  readonly nt_audience?: RawAudience | null
  /** Lacks unpublished variants. */
  readonly nt_variants?: readonly (RawVariant | null)[] | null
  readonly nt_experience_id?: string | null
}

interface RawVariant {
  readonly id: string
  readonly contentful_id: string
}

/** Why entries cannot be shown: sentences without a period, by entry id. */
export type Faults = ReadonlyMap<string, string>

interface RawAudience {
  readonly contentful_id: string
  readonly nt_audience_id: string | null
  readonly nt_name?: string | null
}

interface MappedExperiences {
  readonly experiences: readonly Experience[]
  /** Worded for editors. */
  readonly warnings: readonly string[]
}

const isExperienceType = (type: string | null): type is Experience['type'] =>
  experienceTypes.some((known) => known === type)

/** The app may leave the baseline empty. */
const toComponents = (config: ExperienceConfig): readonly ExperienceComponent[] =>
  config.components.flatMap(({ type, baseline, variants }) =>
    type === 'EntryReplacement' && baseline.id !== ''
      ? [{ baseline: { id: baseline.id }, variants: variants.map(({ id, hidden }) => ({ id, hidden })) }]
      : [],
  )

const toAudience = ({ nt_audience_id, contentful_id, nt_name }: RawAudience): Audience => ({
  ...(nt_name && { name: nt_name }),
  id: nt_audience_id ?? contentful_id,
})

/** @returns the end of a sentence that begins with "Experience …:" */
function findFault(
  raw: RawExperience,
  config: v.SafeParseResult<typeof experienceConfig>,
  seen: ReadonlySet<string>,
  faults: Faults,
): string | undefined {
  if (!isExperienceType(raw.nt_type)) return `its type must be one of ${experienceTypes.join(', ')}`
  // Without its audience, it would apply to everybody.
  if (raw.nt_type === 'nt_personalization' && !raw.nt_audience) return 'its audience is missing or not published'
  if (seen.has(raw.nt_experience_id ?? raw.contentful_id)) return 'another experience has the same id'
  if (!config.success) {
    const [issue] = config.issues
    return raw.nt_config === null || raw.nt_config === undefined
      ? 'it has no configuration'
      : `its configuration is wrong at "${v.getDotPath(issue) ?? 'the top'}" (${splitMessage(issue.message).wrong})`
  }
  const components = toComponents(config.output)
  if (components.length === 0) return 'it replaces no entry'

  const published = new Set(presentItems(raw.nt_variants).map(({ contentful_id }) => contentful_id))
  const shown = components.flatMap(({ variants }) => variants.filter(({ hidden }) => !hidden))
  const missing = shown.find(({ id }) => !published.has(id))
  if (missing) return `its variant "${missing.id}" is missing or not published`
  for (const { id } of shown) {
    const fault = faults.get(id)
    if (fault !== undefined) return `its variant "${id}" can’t be shown. ${fault}`
  }

  const most = Math.max(...components.map((component) => component.variants.length))
  if (most === 0) return 'it has no variant'
  const { distribution } = config.output
  const reached = distribution.findLastIndex((part) => part > 0)
  if (reached > most) return `its distribution has a share for variant ${reached}, but there are only ${most}`
  return undefined
}

/**
 * Maps experiences. Skips an experience with a missing or invalid variant. Otherwise, the following variants would move
 * up and reach the wrong visitors.
 *
 * @param raw in order of precedence
 */
export function mapExperiences(raw: readonly RawExperience[], faults: Faults = new Map()): MappedExperiences {
  const experiences: Experience[] = []
  const warnings: string[] = []
  const seen = new Set<string>()
  for (const entry of raw) {
    const name = entry.nt_name ?? entry.contentful_id
    const label = `Experience "${name}" (${entry.contentful_id})`
    const config = v.safeParse(experienceConfig, entry.nt_config)
    const fault = findFault(entry, config, seen, faults)
    if (fault !== undefined || !config.success || !isExperienceType(entry.nt_type)) {
      warnings.push(`${label}: ${fault}. It is left out.`)
      continue
    }
    const id = entry.nt_experience_id ?? entry.contentful_id
    seen.add(id)
    experiences.push({
      id,
      type: entry.nt_type,
      name,
      ...(entry.nt_audience && { audience: toAudience(entry.nt_audience) }),
      trafficAllocation: config.output.traffic,
      distribution: distributionRanges(config.output),
      sticky: config.output.sticky,
      components: toComponents(config.output),
    })
  }
  return { experiences, warnings }
}

export interface RawPersonalizedBlock {
  readonly contentful_id: string
  readonly nt_experiences?: readonly (RawExperience | null)[] | null
}

export interface PageExperiences {
  /** By block; only personalized blocks. */
  readonly experiences: Readonly<Record<string, readonly Experience[]>>
  readonly variantIds: readonly string[]
  readonly warnings: readonly string[]
}

export function pageExperiences(blocks: readonly RawPersonalizedBlock[], faults: Faults = new Map()): PageExperiences {
  const warnings = new Set<string>()
  const variantIds = new Set<string>()
  const experiences = blocks.flatMap((block) => {
    const mapped = mapExperiences(presentItems(block.nt_experiences), faults)
    for (const warning of mapped.warnings) warnings.add(warning)
    const own = mapped.experiences.filter(({ id, name, components }) => {
      const component = components.find(({ baseline }) => baseline.id === block.contentful_id)
      if (!component) {
        warnings.add(
          `Experience "${name}" (${id}): it is attached to "${block.contentful_id}" and does not replace it.`,
        )
        return false
      }
      for (const variant of component.variants) if (!variant.hidden) variantIds.add(variant.id)
      return true
    })
    return own.length > 0 ? [[block.contentful_id, own] as const] : []
  })
  return { experiences: Object.fromEntries(experiences), variantIds: [...variantIds], warnings: [...warnings] }
}
