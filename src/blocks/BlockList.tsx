import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { RawBlock } from './block'
import { getBlock, loadBlocks } from './block-source'
import { blockTypes, isBlockTypename, type BlockTypename } from './block-types'
import { Slot } from './BlockList.styles'
import { BlockProblem } from './BlockProblem'
import { renderedHtml } from './rendered-html'

interface BlockListProps {
  readonly blocks: readonly (RawBlock | null)[]
}

/**
 * The blocks of a page. Each stands in a slot:
 * - where the code of the block is at hand (HTML rendering, develop, tests, a page drawn after
 *   navigation) the slot draws it;
 * - a static block that the server has drawn is kept as it stands, so its code is never fetched;
 * - otherwise the code is fetched and then drawn.
 */
export function BlockList({ blocks }: BlockListProps) {
  return blocks.map((raw, index) => {
    if (raw === null) return null
    if (!isBlockTypename(raw.__typename)) {
      return <BlockProblem key={`${raw.contentful_id} ${index}`} raw={raw} />
    }
    return <BlockSlot key={`${raw.contentful_id} ${index}`} raw={raw} typename={raw.__typename} />
  })
}

interface BlockSlotProps {
  readonly raw: RawBlock
  readonly typename: BlockTypename
}

function BlockSlot({ raw, typename }: BlockSlotProps) {
  const [isKept] = useState(() => !getBlock(typename) && renderedHtml.has(raw.contentful_id))
  const attributes = { 'data-block': raw.contentful_id, 'data-interactive': interactiveType(typename) }

  // React leaves the content of an element alone when it is given as HTML and does not change.
  if (isKept) return <Slot {...attributes} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />

  const block = getBlock(typename)
  if (block) {
    return (
      <Slot {...attributes}>
        <block.View {...block.map(raw)} />
      </Slot>
    )
  }
  return (
    <Slot {...attributes}>
      <Suspense fallback={null}>
        <LazyBlock raw={raw} typename={typename} />
      </Suspense>
    </Slot>
  )
}

const untouched = { __html: '' }

const interactiveType = (typename: BlockTypename): BlockTypename | undefined =>
  blockTypes[typename] === 'interactive' ? typename : undefined

/**
 * A newer build has taken this one's files away. The page as the server has it needs none of them,
 * so this cannot go round in a circle. It never resolves: nothing must be drawn any more.
 */
function loadPageAgain(): Promise<never> {
  window.location.reload()
  return new Promise(() => undefined)
}

const lazyView = (typename: BlockTypename): ComponentType<{ raw: RawBlock }> =>
  lazy(async () => {
    await loadBlocks([typename]).catch(loadPageAgain)
    const block = getBlock(typename)
    if (!block) throw new Error(`The code of block ${typename} is missing`)
    return { default: ({ raw }: { raw: RawBlock }) => <block.View {...block.map(raw)} /> }
  })

/** A view for every type of block, whose code is fetched when the view is first drawn. */
const lazyViews = Object.fromEntries(
  Object.keys(blockTypes)
    .filter(isBlockTypename)
    .map((typename) => [typename, lazyView(typename)]),
) as Record<BlockTypename, ReturnType<typeof lazyView>>

function LazyBlock({ raw, typename }: BlockSlotProps) {
  const View = lazyViews[typename]
  return <View raw={raw} />
}
