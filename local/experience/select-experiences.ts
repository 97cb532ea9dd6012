import {
  ComponentTypeEnum,
  isExperienceMatch,
  selectDistribution,
  type ExperienceConfiguration,
  type Profile,
  type SelectedVariantInfo,
} from '@ninetailed/experience.js-shared'

/** Which variant stands for which baseline. A hidden one has no entry and is left out. */
const variantsOf = ({ components }: ExperienceConfiguration, index: number): Record<string, string> =>
  Object.fromEntries(
    components.flatMap((component) => {
      if (component.type !== ComponentTypeEnum.EntryReplacement) return []
      const { baseline, variants } = component
      const id = index === 0 ? baseline.id : variants[index - 1]?.id
      return id ? [[baseline.id, id]] : []
    }),
  )

/**
 * The experiences that a visitor is in, with traffic and distribution hashed from the stable id by the
 * SDK's own functions, so that a visitor never changes variant. Somebody who has seen a sticky variant
 * keeps it, inside the audience or not.
 *
 * @param seen indices of the variants that were seen, by experience
 */
export const selectExperiences = (
  profile: Profile,
  seen: Readonly<Record<string, number>>,
  experiences: readonly ExperienceConfiguration[],
): readonly SelectedVariantInfo[] =>
  experiences.flatMap((experience) => {
    const sticky = experience.sticky ?? false
    const kept = sticky ? seen[experience.id] : undefined
    if (kept === undefined && !isExperienceMatch({ experience, profile })) return []
    const variantIndex = kept ?? selectDistribution({ experience, profile }).index
    return [{ experienceId: experience.id, variantIndex, variants: variantsOf(experience, variantIndex), sticky }]
  })
