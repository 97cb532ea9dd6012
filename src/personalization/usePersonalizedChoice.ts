import { useEffect, useMemo, useState } from 'react'
import { baselineChoice, type Choice, type Experience } from './experience'
import { usePersonalizationState } from './PersonalizationContext'

/** Maximum ms to wait for a decision; then the baseline stays (requirements 4.6, 9). */
const loadingLimit = 5000

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
 * What to render for a block: the baseline during hydration, while nothing is known, and for good after 5000 ms; a
 * variant once its code has loaded. Pages drawn after navigation start with the variant.
 *
 * @param baselineId the block's entry
 * @param experiences the first one that the visitor is in counts
 */
export function usePersonalizedChoice(baselineId: string, experiences: readonly Experience[], code: BlockCode): Choice {
  const state = usePersonalizationState()
  const [isLate, setIsLate] = useState(false)

  const isLoading = state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => {
      console.error(`"${baselineId}" was still loading its experience after ${loadingLimit} ms. The baseline is shown.`)
      setIsLate(true)
    }, loadingLimit)
    return () => clearTimeout(timer)
  }, [isLoading, baselineId])

  const wanted = useMemo(() => {
    if (isLate) return baselineChoice(baselineId, 'error')
    if (typeof state === 'string') return baselineChoice(baselineId, 'loading')
    return state.select(baselineId, experiences)
  }, [state, isLate, baselineId, experiences])

  const canDraw = (choice: Choice): boolean => choice.isHidden || code.isHere()
  const [shown, setShown] = useState(() => (canDraw(wanted) ? wanted : baselineChoice(baselineId, 'loading')))
  const canShow = isSame(wanted, shown) || canDraw(wanted)
  if (canShow && !isSame(wanted, shown)) setShown(wanted)

  const { load } = code
  useEffect(() => {
    if (canShow) return
    load().then(
      () => setShown(wanted),
      (error: unknown) => console.warn(`The variant "${wanted.id}" could not be fetched.`, error),
    )
  }, [canShow, wanted, load])

  return canShow ? wanted : shown
}
