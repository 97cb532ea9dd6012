import { ContentError } from '../content/content-error'
import { mapDraft, showsDrafts } from '../content/drafts'
import { DraftNotice } from '../ui/DraftNotice/DraftNotice'
import type { RawBlock } from './block'
import { blocks } from './registry'

/**
 * Draws an entry of a page's list of blocks. In a preview and in develop, a notice takes the place of
 * one that can't be shown; it names entry and field.
 *
 * @throws ContentError in a production build for an entry that lacks something. For an entry of a type
 *   without a block there is nothing, and the build warns of it (gatsby/pages)
 */
export function drawBlock(raw: RawBlock) {
  const block = blocks[raw.__typename]
  if (block) {
    const props = mapDraft(raw.contentful_id, () => block.map(raw))
    return props instanceof ContentError ? <DraftNotice>{props.message}.</DraftNotice> : <block.View {...props} />
  }
  if (!showsDrafts()) return null
  return (
    <DraftNotice>
      Entry “{raw.contentful_id}” is of type “{raw.__typename.replace(/^Contentful/, '')}”, for which there is no block.
      Remove it from the page, or add a block for it in src/blocks.
    </DraftNotice>
  )
}
