import type { Ninetailed } from '@ninetailed/experience.js'
import { ComponentTypeEnum, type ExperienceConfiguration } from '@ninetailed/experience.js-shared'
import { baselineChoice, type Choice, type Experience } from '../experience'
import type { VariantProvider } from '../variant-provider'

/** An experience as the SDK and the service configure it. */
export const toSdkExperience = (experience: Experience): ExperienceConfiguration => ({
  ...experience,
  distribution: [...experience.distribution],
  components: experience.components.map(({ baseline, variants }) => ({
    type: ComponentTypeEnum.EntryReplacement,
    baseline,
    variants: [...variants],
  })),
})

type Selected = Parameters<Parameters<Ninetailed['onSelectVariant']>[1]>[0]

function toChoice(selected: Selected, baselineId: string, experiences: readonly Experience[]): Choice {
  const { status, variant, variantIndex, isPersonalized } = selected
  const experience = experiences.find(({ id }) => id === selected.experience?.id)
  if (status !== 'success' || !experience) return { ...baselineChoice(baselineId, status), isPersonalized }
  const isHidden = 'hidden' in variant && variant.hidden
  return {
    status,
    id: isHidden ? baselineId : variant.id,
    isHidden,
    variantIndex,
    isPersonalized,
    experience,
    isSticky: selected.experience?.sticky ?? false,
  }
}

/**
 * Selects the content of blocks by the SDK's current decision.
 *
 * @param holdout visitors with a lower random number, 0 to 1, see baselines (requirements 4.6)
 */
export const createSelect =
  (ninetailed: Ninetailed, holdout: number): VariantProvider['select'] =>
  (baselineId, experiences) => {
    let choice = baselineChoice(baselineId, 'loading')
    const stop = ninetailed.onSelectVariant(
      { baseline: { id: baselineId }, experiences: experiences.map(toSdkExperience) },
      (selected) => {
        choice = toChoice(selected, baselineId, experiences)
        if (choice.isPersonalized && holdout > (selected.profile?.random ?? 0)) {
          choice = baselineChoice(baselineId, 'success')
        }
      },
    )
    stop()
    return choice
  }
