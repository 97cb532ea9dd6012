import { escapeHtml } from '../lib/text'

/** An `nt_mergetag` entry: a path in the visitor's profile, and what to say to visitors without it. */
export interface MergeTag {
  /** Such as `location.city`. */
  readonly path: string
  readonly fallback?: string
}

export interface MergedText {
  readonly html: string
  /** Sentences for the people who write the content. */
  readonly warnings: readonly string[]
}

/** Code elements with their content, and tags. Nothing in them is a merge tag. */
const asWritten = /(<(?:code|pre)[\s>][\s\S]*?<\/(?:code|pre)>|<[^>]*>)/

/** `{{ location.city }}` or `{{ location.city | your town }}`. */
const mergeTag = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

const profilePath = /^[A-Za-z_]\w*(\.\w+)*$/

/**
 * Turns the merge tags in a text of the CMS into elements that hold their fallback, for the page to
 * put in what is known of the visitor: `{{ location.city | your town }}` becomes
 * `<span data-merge-tag="location.city">your town</span>`. Without `| …`, the fallback is that of the
 * `nt_mergetag` entry of this path.
 *
 * @param html made of Markdown, so that texts in it are escaped already
 * @param tags the entries of the CMS
 */
export function renderMergeTags(html: string, tags: readonly MergeTag[]): MergedText {
  if (!html.includes('{{')) return { html, warnings: [] }
  const warnings: string[] = []
  const render = (whole: string, name: string, written: string | undefined): string => {
    const path = name.trim()
    if (!profilePath.test(path)) {
      warnings.push(`"${whole}" names nothing in a visitor's profile. Write it like {{ location.city | your town }}.`)
      return written?.trim() ?? ''
    }
    const entry = tags.find((tag) => tag.path === path)
    const fallback = written?.trim() ?? escapeHtml(entry?.fallback ?? '')
    if (fallback === '') {
      warnings.push(`"${whole}" has no fallback for visitors about whom nothing is known. Add one after a "|".`)
    }
    return `<span data-merge-tag="${path}">${fallback}</span>`
  }
  const parts = html.split(asWritten)
  return { html: parts.map((part, at) => (at % 2 === 1 ? part : part.replace(mergeTag, render))).join(''), warnings }
}
