import { createElement } from 'react'
import { editAddressOf, mapDraft, showsDrafts } from '../mapping/drafts'
import { ContentError } from '../mapping/fields'
import { DraftNotice } from '../ui/DraftNotice/DraftNotice'
import { essentialBlocks, type RawBlock } from './blocks.cms'
import { blockOf } from './registry'

const warned = new Set<string>()

/**
 * Maps an entry. A production build leaves out what it cannot map, and warns once in each process that renders HTML. In
 * browsers, the boundary of the island handles errors.
 */
function mapBlock(raw: RawBlock, map: (raw: never) => object): object | null {
  try {
    return mapDraft(raw.contentful_id, () => map(raw as never))
  } catch (error) {
    const isBuild = typeof window === 'undefined'
    if (!isBuild || !(error instanceof ContentError) || essentialBlocks.includes(raw.__typename)) throw error
    const warning = `warn ${error.message}. The block “${raw.contentful_id}” is left out of its page.`
    if (!warned.has(warning)) console.warn(warning)
    warned.add(warning)
    return null
  }
}

/**
 * Renders an entry of a page's list of blocks. In previews and in develop, an entry that cannot be rendered is
 * replaced by a notice that names the entry and the field. A production build leaves it out.
 *
 * @returns `null` in a production build for an entry that cannot be rendered; the build warns about it
 * @throws ContentError in a production build when a block with prices or a form cannot be rendered
 */
export function renderBlock(raw: RawBlock) {
  const block = blockOf(raw.__typename)
  if (block) {
    const props = mapBlock(raw, block.map)
    if (props instanceof ContentError)
      return <DraftNotice href={editAddressOf(props, raw.contentful_id)}>{props.message}.</DraftNotice>
    return props && createElement(block.View, props as never)
  }
  if (!showsDrafts()) return null
  return (
    <DraftNotice>
      Entry “{raw.contentful_id}” is of type “{raw.__typename.replace(/^Contentful/, '')}”, for which there is no block.
      Remove it from the page, or add a block for it in src/blocks.
    </DraftNotice>
  )
}
