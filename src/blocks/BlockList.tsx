import { Fragment } from 'react'
import type { Choice } from '../personalization/choice'
import type { Experience } from '../personalization/experience'
import { Personalized } from '../personalization/Personalized'
import { Island } from '../ui/Island/Island'
import type { RawBlock } from './block'
import { getBlocks, loadBlocks, type Blocks } from './block-source'
import { BlockProblem } from './BlockProblem'

interface BlockListProps {
  readonly blocks: readonly (RawBlock | null)[]
  /** By the block's entry. */
  readonly experiences?: Readonly<Record<string, readonly Experience[]>>
  /** The entries that may take the place of blocks. */
  readonly variants?: readonly (RawBlock | null)[]
}

/** Variants wait for the code of the blocks, so that nothing is empty in the meantime. */
const code = { isHere: () => getBlocks() !== undefined, load: loadBlocks }

function drawBlock(raw: RawBlock, blocks: Blocks) {
  const block = blocks[raw.__typename]
  return block ? <block.View {...block.map(raw)} /> : <BlockProblem raw={raw} />
}

const drawIsland = (raw: RawBlock) => (
  <Island
    key={raw.contentful_id}
    name={raw.contentful_id}
    draw={() => {
      const source = getBlocks()
      return source && drawBlock(raw, source)
    }}
    load={loadBlocks}
  />
)

/** The blocks of a page, each an island that is named by its entry. */
export function BlockList({ blocks, experiences = {}, variants = [] }: BlockListProps) {
  const drawChosen = (raw: RawBlock, { id }: Choice) =>
    drawIsland(variants.find((variant) => variant?.contentful_id === id) ?? raw)

  return blocks.map((raw, index) => {
    if (raw === null) return null
    const key = `${raw.contentful_id} ${index}`
    const own = experiences[raw.contentful_id]
    if (!own) return <Fragment key={key}>{drawIsland(raw)}</Fragment>
    return (
      <Personalized key={key} baselineId={raw.contentful_id} experiences={own} code={code}>
        {(choice) => drawChosen(raw, choice)}
      </Personalized>
    )
  })
}
