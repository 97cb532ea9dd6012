import type { Rule } from './checked-content'
import { canonicalTargets, deadLinks, deadRedirects, removedPages } from './link-rules'
import { completeItems, liveChangelog, shownNavigation, wholeChangelog } from './list-rules'
import { oneHero, plannedExperiences, singleEntries, uniqueAnchors, uniqueTitles, usedExperiences } from './page-rules'
import { describedPictures, phonePictures } from './picture-rules'
import { references, uniquePaths, uniqueValues, validRedirects } from './reference-rules'
import {
  completeTranslations,
  describedInAllLanguages,
  sameChoices,
  shownTranslations,
  translatableBlocks,
} from './translation-rules'
import { notBelow, plausibleDates } from './value-rules'

/** Faults that a page cannot show. */
export const errorRules: readonly Rule[] = [
  references,
  uniqueValues,
  uniquePaths,
  validRedirects,
  phonePictures,
  completeItems,
  translatableBlocks,
  sameChoices,
]

/** Texts that a translated page would show in the default language. */
export const untranslatedRules: readonly Rule[] = [completeTranslations, describedInAllLanguages]

/** Faults that visitors meet, on a page that can be built. */
export const warningRules: readonly Rule[] = [
  canonicalTargets,
  uniqueTitles,
  singleEntries,
  oneHero,
  uniqueAnchors,
  plannedExperiences,
  wholeChangelog,
  shownNavigation,
  describedPictures,
  shownTranslations,
  plausibleDates,
  notBelow('blogPost', 'updatedOn', 'publishedOn'),
  notBelow('jobPost', 'closesOn', 'publishedOn'),
  notBelow('jobPost', 'salaryTo', 'salaryFrom'),
]

/** Faults because a page is missing. A page whose address is wrong would cause many. */
export const missingPageRules: readonly Rule[] = [
  deadLinks,
  deadRedirects,
  removedPages,
  liveChangelog,
  usedExperiences,
]
