import type { Choice } from './experience'
import type { PersonalizationState } from './variant-provider'

/** Maximum ms to wait for a decision; then the page stays as it is (requirements 4.6, 9). */
const loadingLimit = 5000

interface ShownBlock extends Pick<Choice, 'experience' | 'variantIndex'> {
  /** The entry that the HTML shows. */
  readonly baselineId: string
}

interface PageDecisionOptions {
  readonly getState: () => PersonalizationState
  /** The id of the experiment whose variant is reported. */
  readonly experiment: () => string | undefined
  /** @param index 0 for the baseline; `undefined` if the visitor takes no part or the service is unavailable */
  readonly report: (index: number | undefined) => void
}

/**
 * Decides until when blocks of the page may change (requirements 4.6), and which variant of the experiment it shows
 * (7.4). The HTML marks the blocks that show their baseline, so this works without React (docs/contracts/document.md).
 */
export function createPageDecision({ getState, experiment, report }: PageDecisionOptions) {
  let openUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting: (() => void)[] = []
  const shown = new Set<ShownBlock>()

  // In the back-forward cache, timers stop but this clock does not.
  const isOpen = (): boolean => performance.now() < openUntil

  /** The visitor's variant index in the first of these experiences that the visitor takes part in. */
  const assignedIndex = (...ids: readonly string[]): number | undefined => {
    const state = getState()
    const assigned = typeof state === 'string' ? undefined : state.assigned
    return ids.map((id) => assigned?.[id]).find((index) => index !== undefined)
  }

  /** Blocks that show their baseline. `isDecided`: in place of a variant that could not be shown. */
  const baselines = () =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-personalized]'), ({ dataset }) => ({
      entry: dataset.island,
      experiences: dataset.personalized?.split(' ') ?? [],
      isDecided: [...shown].some(({ baselineId, experience }) => experience && baselineId === dataset.island),
    }))

  const update = (): void => {
    const id = experiment() ?? ''
    const state = getState()
    const index = assignedIndex(id)
    const variant = [...shown].find(({ experience, variantIndex }) => experience?.id === id && variantIndex > 0)
    const own = variant ? [] : baselines().filter(({ experiences }) => experiences.includes(id))
    const showsBaseline = own.length > 0
    if (own.some(({ isDecided }) => !isDecided) && isOpen() && (state === 'loading' || index)) return
    const isOutside = typeof state !== 'string' && state.assigned !== undefined && index === undefined
    if (variant) report(variant.variantIndex)
    else if (showsBaseline || isOutside) report(index === undefined ? undefined : 0)
    for (const resolve of waiting.splice(0)) resolve()
  }

  const close = (): void => {
    openUntil = 0
    for (const { entry, experiences, isDecided } of baselines()) {
      if (isDecided || (getState() !== 'loading' && !assignedIndex(...experiences))) continue
      console.error(`"${entry}" was still loading its experience after ${loadingLimit} ms. The baseline is shown.`)
    }
    update()
  }

  return {
    /** Restarts the page's 5000 ms. */
    open: (): void => {
      clearTimeout(timer)
      openUntil = performance.now() + loadingLimit
      timer = setTimeout(close, loadingLimit)
    },
    /** Whether information about the visitor may still change the page. */
    isOpen,
    /** Call it when the state or the page has changed. */
    update,
    /** @returns a function to call when the block shows another entry */
    onShown: (block: ShownBlock): (() => void) => {
      shown.add(block)
      update()
      return () => shown.delete(block)
    },
    /** Resolves when the page's variant of the experiment is decided, at the latest when the time is over. */
    whenDecided: (): Promise<void> => {
      const decided = new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      update()
      return decided
    },
  }
}
