import { useEffect } from 'react'
import type { Choice } from './choice'
import { useLayerState } from './PersonalizationContext'

/** The element of an entry that is shown: its island (docs/contracts/document.md) has no box, what is in it has. */
export const findShown = (id: string): Element | null => document.querySelector(`[data-island="${CSS.escape(id)}"] > *`)

/** Has views of and clicks in a block counted, from the moment on when it is decided what it shows. */
export function useComponentView(baselineId: string, choice: Choice): void {
  const state = useLayerState()
  const observe = typeof state === 'string' || choice.status === 'loading' ? undefined : state.observe
  const { id, isHidden, variantIndex, experience, isSticky } = choice

  useEffect(
    () =>
      observe?.({
        baselineId,
        id,
        isHidden,
        variantIndex,
        experience,
        isSticky,
        find: () => findShown(id),
      }),
    [observe, baselineId, id, isHidden, variantIndex, experience, isSticky],
  )
}
