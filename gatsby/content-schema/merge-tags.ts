import type MarkdownIt from 'markdown-it'
import { profilePathPattern } from '../../content/model/types/personalization'
import { allEntries, textOf, type NodeModel } from '../read-content'

/** An `nt_mergetag` entry: a path in the profile, and its fallback. */
export interface MergeTag {
  /** Such as `location.city`. */
  readonly path: string
  readonly fallback?: string
}

/** The environment for rendering text with merge tags. */
export interface MergeTags {
  readonly tags: readonly MergeTag[]
  /** Receives a sentence for editors about each tag without a valid path or a fallback. */
  readonly warn: (warning: string) => void
}

/** `{{ location.city }}` or `{{ location.city | your town }}`. */
const mergeTag = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/y

const profilePath = new RegExp(profilePathPattern)

/**
 * Adds merge tags to Markdown. `{{ location.city | your town }}` becomes an element that shows the fallback until the
 * page replaces it: `<span data-merge-tag="location.city">your town</span>`. Without `| …`, the `nt_mergetag` entry
 * supplies the fallback.
 */
export function addMergeTags(markdown: MarkdownIt): void {
  markdown.inline.ruler.push('merge_tag', (state, silent) => {
    mergeTag.lastIndex = state.pos
    const match = mergeTag.exec(state.src)
    if (!match) return false
    const [whole, name = '', written] = match
    state.pos += whole.length
    if (silent) return true

    const { tags, warn } = state.env as MergeTags
    const path = name.trim()
    const isPath = profilePath.test(path)
    const fallback = written?.trim() ?? (isPath ? tags.find((tag) => tag.path === path)?.fallback : undefined) ?? ''
    if (!isPath) {
      warn(`"${whole}" is not a path in a visitor's profile. Write it like {{ location.city | your town }}.`)
    } else if (fallback === '') {
      warn(`"${whole}" has no fallback for unknown visitors. Add one after a "|".`)
    }
    if (isPath) state.push('merge_tag_open', 'span', 1).attrSet('data-merge-tag', path)
    state.push('text', '', 0).content = fallback
    if (isPath) state.push('merge_tag_close', 'span', -1)
    return true
  })
}

/**
 * Reads the merge tags of the CMS.
 *
 * @param text that may contain tags; if it has none, nothing is read
 */
export async function readMergeTags(text: string, nodeModel: Pick<NodeModel, 'findAll'>): Promise<readonly MergeTag[]> {
  if (!text.includes('{{')) return []
  const entries = await allEntries({ nodeModel }, 'nt_mergetag')
  return entries.map(({ nt_mergetag_id, nt_fallback }) => ({
    path: String(nt_mergetag_id),
    fallback: textOf(nt_fallback),
  }))
}
