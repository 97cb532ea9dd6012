import { Component, useEffect, type ReactNode } from 'react'
import type { Choice, Experience } from './experience'
import { usePersonalizationState } from './PersonalizationContext'
import { usePersonalizedChoice, type BlockCode } from './usePersonalizedChoice'

/** The element of an entry that is shown: its island (docs/contracts/document.md) has no box, what is in it has. */
const findShown = (id: string): Element | null => document.querySelector(`[data-island="${CSS.escape(id)}"] > *`)

/** Tracks views of the block and clicks in it, once it is decided what the block shows. */
function useComponentView(baselineId: string, choice: Choice): void {
  const state = usePersonalizationState()
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

interface PersonalizedProps {
  /** The block's entry. */
  readonly baselineId: string
  readonly experiences: readonly Experience[]
  /** The same object at every time. */
  readonly code: BlockCode
  /** Draws the entry `choice.id`; the island of it is named and keyed by that id. */
  readonly children: (choice: Choice) => ReactNode
}

/** A block that other visitors may see another entry in the place of, or nothing. */
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

/** Tells when one entry has taken the place of another. A class, because only that sees the page just before. */
class Replacement extends Component<ReplacementProps> {
  override getSnapshotBeforeUpdate({ id }: ReplacementProps): Before {
    const shown = id === this.props.id ? null : findShown(id)
    return shown && [shown, document.activeElement]
  }

  override componentDidUpdate(_props: ReplacementProps, _state: unknown, before: Before): void {
    // A variant that can't be drawn leaves its place to the baseline.
    const shown = before && (findShown(this.props.id) ?? findShown(this.props.baselineId))
    if (shown) this.props.onReplace?.(before[0], shown, before[1])
  }

  override render(): ReactNode {
    return this.props.children
  }
}
