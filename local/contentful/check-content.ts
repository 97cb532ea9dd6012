import type { CheckedContent } from '../../content/model/checked-content'
import { errorRules, findFaults, warningRules } from '../../content/model/space-rules'
import { checkForms } from './check-forms'
import { checkHeadlines } from './check-headlines'
import { checkPaths, checkRedirects, checkReferences, checkUnique } from './check-space'
import { type Problem, problemAt } from './problem'

interface Checked {
  readonly problems: readonly Problem[]
  /** Faults that visitors meet, on a page that can be built. */
  readonly warnings: readonly Problem[]
}

/** Checks all entries and assets against each other, whether they are from files or from a space. */
export function checkContent(content: CheckedContent): Checked {
  const { entries, assets, translations = [] } = content
  const apply = (rules: typeof errorRules) =>
    findFaults(rules, content).map(({ at, keys, line, ...message }) => problemAt(at, keys, message, line))
  return {
    problems: [
      ...checkReferences(entries, assets),
      ...checkUnique(entries),
      ...checkPaths(entries),
      ...checkRedirects(entries),
      ...checkForms(entries),
      ...apply(errorRules),
    ],
    warnings: [...apply(warningRules), ...checkHeadlines([...entries, ...translations])],
  }
}
