import { Island } from '../ui/Island/Island'
import type { RawBlock } from './block'
import { getBlock, loadBlocks } from './block-source'
import { blockTypes, isBlockTypename, type BlockTypename } from './block-types'
import { BlockProblem } from './BlockProblem'

interface BlockListProps {
  readonly blocks: readonly (RawBlock | null)[]
}

/** How the code of each type of block is fetched: one function for each, so that it is fetched once. */
const loaders = Object.fromEntries(
  Object.keys(blockTypes)
    .filter(isBlockTypename)
    .map((typename) => [typename, () => loadBlocks([typename])]),
) as Readonly<Record<BlockTypename, () => Promise<void>>>

/** The blocks of a page, each an island that is named by its entry. */
export function BlockList({ blocks }: BlockListProps) {
  return blocks.map((raw, index) => {
    if (raw === null) return null
    const key = `${raw.contentful_id} ${index}`
    const typename = raw.__typename
    if (!isBlockTypename(typename)) return <BlockProblem key={key} raw={raw} />
    return (
      <Island
        key={key}
        name={raw.contentful_id}
        interactive={blockTypes[typename] === 'interactive' ? typename : undefined}
        draw={() => {
          const block = getBlock(typename)
          return block && <block.View {...block.map(raw)} />
        }}
        load={loaders[typename]}
      />
    )
  })
}
