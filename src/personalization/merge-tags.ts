import { escapeHtml } from '../lib/text'

/** An `nt_mergetag` entry: a path in the profile, and its fallback. */
export interface MergeTag {
  /** Such as `location.city`. */
  readonly path: string
  readonly fallback?: string
}

export interface MergedText {
  readonly html: string
  /** Worded for editors. */
  readonly warnings: readonly string[]
}

/** Code and HTML tags, which contain no merge tags. */
const asWritten = /(<(?:code|pre)[\s>][\s\S]*?<\/(?:code|pre)>|<[^<>]*>)/

/** `{{ location.city }}` or `{{ location.city | your town }}`. */
const mergeTag = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

const profilePath = /^[A-Za-z_]\w*(\.\w+)*$/

/**
 * Turns merge tags into elements with their fallback, which the page fills in: `{{ location.city
 *
 * your town }}` becomes `<span data-merge-tag="location.city">your town</span>`. Without `| …`, the fallback is that
 * of the `nt_mergetag` entry.
 *
 * @param html rendered from Markdown, so its text is escaped
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
