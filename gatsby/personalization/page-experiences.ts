import type { Experience } from '../../src/personalization/experience'
import { mapExperiences, type RawExperience } from './map-experiences'

/** A block of a page, as the build has it. */
export interface RawPersonalizedBlock {
  readonly contentful_id: string
  readonly nt_experiences?: readonly (RawExperience | null)[] | null
}

/** What a page has to know so that its blocks can be personalized. */
export interface PageExperiences {
  /** By the block's entry; only those blocks that are in an experience. */
  readonly experiences: Readonly<Record<string, readonly Experience[]>>
  /** The entries that may be drawn instead of blocks of this page, each once. */
  readonly variantIds: readonly string[]
  /** Sentences for the people who write the content; each names an entry. */
  readonly warnings: readonly string[]
}

/** Collects and checks the experiences of a page's blocks, at build time. */
export function pageExperiences(blocks: readonly (RawPersonalizedBlock | null)[]): PageExperiences {
  const warnings = new Set<string>()
  const variantIds = new Set<string>()
  const experiences = blocks.flatMap((block) => {
    if (!block?.nt_experiences) return []
    const mapped = mapExperiences(block.nt_experiences)
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
