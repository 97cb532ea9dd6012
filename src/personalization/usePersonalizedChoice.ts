import { use, useEffect, useMemo, useState } from 'react'
import { baselineChoice, type Choice, type Experience } from './experience'
import { PersonalizationContext, usePersonalizationState } from './PersonalizationContext'

export interface BlockCode {
  readonly isHere: () => boolean
  readonly load: () => Promise<unknown>
  /**
   * Called when one entry has replaced another, before the browser paints it.
   *
   * @param from the old content, out of the document
   * @param focused the focused element before the replacement
   */
  readonly onReplace?: (from: Element, to: Element, focused: Element | null) => void
}

const isSame = (a: Choice, b: Choice): boolean => a.id === b.id && a.isHidden === b.isHidden

/**
 * What to render for a block: the baseline during hydration and while the decision is unknown; a variant once its code
 * has loaded. Pages rendered after navigation start with the variant. The content shown when the page's time is over
 * stays, as long as there is consent (requirements 4.6).
 *
 * @param baselineId the block's entry
 * @param experiences the first one that the visitor takes part in counts
 */
export function usePersonalizedChoice(baselineId: string, experiences: readonly Experience[], code: BlockCode): Choice {
  const state = usePersonalizationState()
  const { isOpen } = use(PersonalizationContext)

  const wanted = useMemo(
    () => (typeof state === 'string' ? baselineChoice(baselineId, 'loading') : state.select(baselineId, experiences)),
    [state, baselineId, experiences],
  )

  const canDraw = (choice: Choice): boolean => choice.isHidden || code.isHere()
  const [shown, setShown] = useState(() => (canDraw(wanted) ? wanted : baselineChoice(baselineId, 'loading')))
  const isWanted = isSame(wanted, shown)
  const isOff = state === 'off'
  const mayChange = isOff || isOpen()
  const canShow = isWanted || (mayChange && canDraw(wanted))
  if (canShow && !isWanted) setShown(wanted)

  const { load } = code
  const isMissing = mayChange && !canShow
  useEffect(() => {
    if (!isMissing) return
    load().then(
      () => {
        if (isOff || isOpen()) setShown(wanted)
      },
      (error: unknown) => console.warn(`The variant "${wanted.id}" could not be fetched.`, error),
    )
  }, [isMissing, isOff, wanted, load, isOpen])

  if (canShow) return wanted
  return mayChange || shown.status !== 'loading' ? shown : baselineChoice(baselineId, 'error')
}
