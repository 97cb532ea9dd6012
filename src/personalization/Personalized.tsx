import { Component, use, useEffect, useLayoutEffect, type ReactNode } from 'react'
import type { Choice, Experience } from './experience'
import { PersonalizationContext, usePersonalizationState } from './PersonalizationContext'
import { usePersonalizedChoice, type BlockCode } from './usePersonalizedChoice'

/** The first element in an entry's island, which generates no box (docs/contracts/document.md). */
const findShown = (id: string): Element | null => document.querySelector(`[data-island="${CSS.escape(id)}"] > *`)

/** Reports what a block shows, and tracks views of it and clicks in it, once its content is decided. */
function useComponentView(baselineId: string, choice: Choice): void {
  const state = usePersonalizationState()
  const { onShown } = use(PersonalizationContext)
  const observe = typeof state === 'string' || choice.status === 'loading' ? undefined : state.observe
  const { id, isHidden, variantIndex, experience, isSticky } = choice

  useLayoutEffect(() => {
    // The baseline replaces a variant that fails to render.
    const isThere = isHidden || findShown(id) !== null
    return onShown({ baselineId, experience, variantIndex: isThere ? variantIndex : 0 })
  }, [onShown, baselineId, experience, variantIndex, isHidden, id])

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

interface PersonalizedProps {
  readonly baselineId: string
  readonly experiences: readonly Experience[]
  /** Must be a stable object. */
  readonly code: BlockCode
  /** Renders the entry `choice.id` in an island keyed by that id. */
  readonly children: (choice: Choice) => ReactNode
}

/** A block that some visitors see replaced or hidden. */
export function Personalized({ baselineId, experiences, code, children }: PersonalizedProps) {
  const choice = usePersonalizedChoice(baselineId, experiences, code)
  useComponentView(baselineId, choice)
  return (
    <Replacement id={choice.id} baselineId={baselineId} onReplace={code.onReplace}>
      {choice.isHidden ? null : children(choice)}
    </Replacement>
  )
}

interface ReplacementProps extends Pick<BlockCode, 'onReplace'> {
  readonly id: string
  readonly baselineId: string
  readonly children: ReactNode
}

type Before = readonly [shown: Element, focused: Element | null] | null

/** Reports a replaced entry. A class, because only `getSnapshotBeforeUpdate` sees the old elements. */
class Replacement extends Component<ReplacementProps> {
  override getSnapshotBeforeUpdate({ id }: ReplacementProps): Before {
    const shown = id === this.props.id ? null : findShown(id)
    return shown && [shown, document.activeElement]
  }

  override componentDidUpdate(_props: ReplacementProps, _state: unknown, before: Before): void {
    // The baseline replaces a variant that fails to render.
    const shown = before && (findShown(this.props.id) ?? findShown(this.props.baselineId))
    if (shown) this.props.onReplace?.(before[0], shown, before[1])
  }

  override render(): ReactNode {
    return this.props.children
  }
}
