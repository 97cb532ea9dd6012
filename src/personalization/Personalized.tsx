import { Component, use, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { baselineChoice, type Choice, type Experience } from './experience'
import { PersonalizationContext, usePersonalizationState } from './PersonalizationProvider'

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
 * stays and counts for the same experience, as long as there is consent (requirements 4.6).
 *
 * @param baselineId the block's entry
 * @param experiences the first one that the visitor takes part in counts
 */
function usePersonalizedChoice(baselineId: string, experiences: readonly Experience[], code: BlockCode): Choice {
  const state = usePersonalizationState()
  const { isOpen } = use(PersonalizationContext)

  const wanted = useMemo(
    () => (typeof state === 'string' ? baselineChoice(baselineId, 'loading') : state.select(baselineId, experiences)),
    [state, baselineId, experiences],
  )

  const canDraw = (from: Choice): boolean =>
    isSame(wanted, from) || (wanted.isHidden ? !isSubmitted(baselineId) : code.isHere())
  const [shown, setShown] = useState(() => {
    const baseline = baselineChoice(baselineId, 'loading')
    return canDraw(baseline) ? wanted : baseline
  })
  const isOff = state === 'off'
  const mayChange = isOff || isOpen()
  const canShow = mayChange && canDraw(shown)
  // Also when only the experience changes: the control group must count like the visitors with a variant.
  if (canShow && wanted !== shown) setShown(wanted)

  const { load } = code
  const isMissing = mayChange && !canShow && !wanted.isHidden
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

/** The first element in an entry's island, which generates no box (docs/contracts/document.md). */
const findShown = (id: string): Element | null => document.querySelector(`[data-island="${CSS.escape(id)}"] > *`)

/** Whether the visitor has submitted a form in a block. It must stay until it has shown the answer. */
const isSubmitted = (id: string): boolean => !!findShown(id)?.querySelector('form[data-state]:not([data-state=idle])')

/** A hidden block is in view when what follows it is: another block, or the end of the page. */
const findNext = (ids: string): Element | null => {
  const found = ids.split(' ').map(findShown)
  return found.find((element) => element !== null) ?? document.querySelector('footer')
}

/** Reports what a block shows, and tracks views of it and clicks in it, once its content is decided. */
function useComponentView(baselineId: string, choice: Choice, next: string): void {
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
        find: () => (isHidden ? findNext(next) : findShown(id)),
      }),
    [observe, baselineId, id, isHidden, variantIndex, experience, isSticky, next],
  )
}

interface PersonalizedProps {
  readonly baselineId: string
  readonly experiences: readonly Experience[]
  /** The entries that may follow the block, separated by spaces. */
  readonly next: string
  /** Must be a stable object. */
  readonly code: BlockCode
  /** Renders the entry `choice.id` in an island keyed by that id. */
  readonly children: (choice: Choice) => ReactNode
}

/** A block that some visitors see replaced or hidden. */
export function Personalized({ baselineId, experiences, next, code, children }: PersonalizedProps) {
  const choice = usePersonalizedChoice(baselineId, experiences, code)
  useComponentView(baselineId, choice, next)
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
