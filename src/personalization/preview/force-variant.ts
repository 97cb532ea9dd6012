import { baselineChoice, type Choice } from '../choice'
import type { Experience } from '../experience'
import type { ForcedVariants } from './forced-variants'

/**
 * What a block shows because somebody wants to see it.
 *
 * @returns `undefined` when none of its experiences is forced, or not to a variant that it has
 */
export function forceVariant(
  baselineId: string,
  experiences: readonly Experience[],
  forced: ForcedVariants,
): Choice | undefined {
  for (const experience of experiences) {
    const variantIndex = forced.get(experience.id)
    const component = experience.components.find(({ baseline }) => baseline.id === baselineId)
    if (variantIndex === undefined || !component) continue
    const { audience } = experience
    const choice = {
      ...baselineChoice(baselineId, 'success'),
      isPersonalized: true,
      experience,
      audience,
      variantIndex,
    }
    if (variantIndex === 0) return choice
    const variant = component.variants[variantIndex - 1]
    if (variant) return variant.hidden ? { ...choice, isHidden: true } : { ...choice, id: variant.id }
  }
  return undefined
}
