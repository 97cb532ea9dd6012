import { type CheckedContent, pathOf, type Rule, titleOf, toRuleContent } from '../../content/model/checked-content'
import { changesAfter, type ScheduledChange } from '../../content/model/page-dates'
import { hasAllPages } from '../../content/model/reference-rules'
import { errorRules, missingPageRules, untranslatedRules, warningRules } from '../../content/model/space-rules'
import { validForms } from './check-forms'
import { stableHeadlines } from './check-headlines'
import { plainTexts } from './check-plain-text'
import { problemAt } from './problem'

/** Checks all entries and assets against each other, whether they are from files or from a space. */
export function checkContent(content: CheckedContent) {
  const all = toRuleContent(content)
  const apply = (rules: readonly Rule[]) =>
    rules
      .flatMap((rule) => rule(all))
      .map(({ at, keys, line, redirect, stopsBuild, ...message }) => ({
        ...problemAt(at, keys, message, line),
        redirect,
        stopsBuild,
      }))
  return {
    problems: apply([...errorRules, validForms]),
    /** Problems of a build, but develop shows the page. */
    untranslated: apply(untranslatedRules),
    /** Faults that visitors meet, on a page that can be built. */
    warnings: apply([...warningRules, ...(hasAllPages(all) ? missingPageRules : []), stableHeadlines, plainTexts]),
  }
}

/** A page that a date publishes or removes, as in a report of publishing. */
export interface ScheduledPage extends ScheduledChange {
  readonly kind: 'entry'
  readonly id: string
  /** The name of the content type. */
  readonly type: string
  readonly title: string
  /** Opens the entry in Contentful's web app. */
  readonly link?: string
  /** Of a page that will be published. */
  readonly path?: string
}

/** The published pages whose publish or expiry date is still to come. */
export const scheduledPages = ({ entries, now }: Pick<CheckedContent, 'entries' | 'now'>): readonly ScheduledPage[] =>
  entries.flatMap((entry) => {
    if (entry.isDraft) return []
    const { id, type, link } = entry
    const page = { kind: 'entry', id, type: type.name, title: titleOf(entry), link } as const
    return changesAfter(now, entry.values).map((change) => ({
      ...change,
      ...page,
      path: change.action === 'published' ? pathOf(entry) : undefined,
    }))
  })
