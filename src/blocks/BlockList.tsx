import { Island } from '../ui/Island/Island'
import type { RawBlock } from './block'
import { getBlocks, loadBlocks, type Blocks } from './block-source'
import { BlockProblem } from './BlockProblem'

interface BlockListProps {
  readonly blocks: readonly (RawBlock | null)[]
}

function drawBlock(raw: RawBlock, blocks: Blocks) {
  const block = blocks[raw.__typename]
  return block ? <block.View {...block.map(raw)} /> : <BlockProblem raw={raw} />
}

/** The blocks of a page, each an island that is named by its entry. */
export function BlockList({ blocks }: BlockListProps) {
  return blocks.map(
    (raw, index) =>
      raw && (
        <Island
          key={`${raw.contentful_id} ${index}`}
          name={raw.contentful_id}
          draw={() => {
            const source = getBlocks()
            return source && drawBlock(raw, source)
          }}
          load={loadBlocks}
        />
      ),
  )
}
