import { createElement } from 'react'
import { mapDraft, showsDrafts } from '../mapping/drafts'
import { ContentError } from '../mapping/fields'
import { DraftNotice } from '../ui/DraftNotice/DraftNotice'
import type { RawBlock } from './any-block.cms'
import { blockOf } from './registry'

/**
 * Renders an entry of a page's list of blocks. In previews and in develop, an entry that cannot be rendered is
 * replaced by a notice that names the entry and the field.
 *
 * @returns `null` in production for a type that has no block; the build warns about it (gatsby/pages)
 * @throws ContentError in production when a required field is empty
 */
export function renderBlock(raw: RawBlock) {
  const block = blockOf(raw.__typename)
  if (block) {
    const props = mapDraft(raw.contentful_id, () => block.map(raw as never))
    return props instanceof ContentError ? (
      <DraftNotice>{props.message}.</DraftNotice>
    ) : (
      createElement(block.View, props as never)
    )
  }
  if (!showsDrafts()) return null
  return (
    <DraftNotice>
      Entry “{raw.contentful_id}” is of type “{raw.__typename.replace(/^Contentful/, '')}”, for which there is no block.
      Remove it from the page, or add a block for it in src/blocks.
    </DraftNotice>
  )
}
