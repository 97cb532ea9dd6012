import { readOptions } from '../../src/forms/model/definition'
import { isTranslatedLocale, translatedLocales, translatedPath, type TranslatedLocale } from '../../src/lib/locales'
import {
  type CheckedEntry,
  collectShown,
  fieldsOf,
  type Finding,
  linksOf,
  type Rule,
  type RuleContent,
  textOf,
  type Translation,
} from './checked-content'
import { isLocalized } from './define'
import { stateAt } from './page-dates'
import { isPageType } from './page-paths'

/**
 * The types of blocks whose views or lists have only English words. A calculator is in all languages as the estimator of
 * a pricing table.
 */
const untranslatable: readonly string[] = [
  'collectionList',
  'contactPricing',
  'interviewBuilder',
  'staffingCalculator',
  'tour',
]

/** The types of the entries that every page shows. */
const frameTypes: readonly string[] = ['navigation', 'siteSettings']

/** The languages into which a page is translated. */
export const localesOf = ({ values }: Pick<CheckedEntry, 'values'>): readonly TranslatedLocale[] =>
  Array.isArray(values.translations) ? values.translations.filter((code: string) => isTranslatedLocale(code)) : []

/** The paths of a page in all its languages. The default one is the first. */
export const pathsInLanguages = (path: string, entry: Pick<CheckedEntry, 'values'>): readonly string[] => [
  path,
  ...localesOf(entry).map((locale) => translatedPath(locale, path)),
]

/** Whether visitors see the page now; they always see the home page. */
const isBuilt = ({ isDraft, values }: CheckedEntry, now: number): boolean =>
  !isDraft && (values.path === '/' || stateAt(now, values) === 'live')

/**
 * The entries that pages in a language show, each with a page that shows it: if possible, one that visitors see. The
 * frame is on all pages.
 */
function shownIn(
  locale: TranslatedLocale,
  { entries, pages, now }: RuleContent,
): ReadonlyMap<CheckedEntry, CheckedEntry> {
  const translated = pages
    .filter(({ entry }) => localesOf(entry).includes(locale))
    .sort((one, other) => Number(isBuilt(other.entry, now)) - Number(isBuilt(one.entry, now)))
  const frame = entries.filter(({ type }) => frameTypes.includes(type.id)).flatMap(collectShown(entries))
  const all = [...translated, ...translated.slice(0, 1).map(({ entry }) => ({ entry, shown: frame }))]
  const found = new Map<CheckedEntry, CheckedEntry>()
  for (const { entry: page, shown } of all) {
    for (const entry of shown) if (!found.has(entry)) found.set(entry, page)
  }
  return found
}

/** Visitors do not see hidden fields, and rows have no label. */
const isVisible = ({ type, values }: CheckedEntry): boolean =>
  type.id !== 'formField' || (values.isHidden !== true && values.fieldType !== 'row')

const textsOf = (entry: CheckedEntry): readonly string[] =>
  isVisible(entry)
    ? Object.entries(entry.type.fields).flatMap(([key, field]) =>
        isLocalized(field) && entry.values[key] !== undefined ? [key] : [],
      )
    : []

function findMissing(
  entry: CheckedEntry,
  translation: Translation | undefined,
  locale: string,
  page: CheckedEntry,
  now: number,
): Finding[] {
  const missing = textsOf(entry).filter((key) => !translation?.translated.includes(key))
  if (missing.length === 0) return []
  const subject = page === entry ? 'The page is' : `${page.file} shows this entry and is`
  const wrong = `${subject} published in “${locale}”. Not translated: ${missing.map((key) => `“${key}”`).join(', ')}.`
  const place = entry.link === undefined ? `in ${entry.file.replace(/\.md$/, `.${locale}.md`)}` : 'in Contentful'
  const advice = `Add the translation ${place}, or remove “${locale}” from “translations” of the page.`
  return [{ at: translation ?? entry, keys: missing.slice(0, 1), wrong, advice, stopsBuild: isBuilt(page, now) }]
}

/**
 * A page counts as translated if its field `translations` names the language. Then each text on it must be translated,
 * and each text of the header and the footer. The build cannot detect what is missing: Contentful's plugin fills it with
 * the default language.
 */
export const completeTranslations: Rule = (content) => {
  const { translations = [], now } = content
  const known = new Map(translations.map((one) => [`${one.locale} ${one.id}`, one]))
  return translatedLocales.flatMap((locale) =>
    [...shownIn(locale, content)].flatMap(([entry, page]) =>
      findMissing(entry, known.get(`${locale} ${entry.id}`), locale, page, now),
    ),
  )
}

/** The pictures of an entry whose description is read out. */
const picturesOf = (entry: CheckedEntry): readonly unknown[] =>
  fieldsOf(entry, 'asset').flatMap(([key, { isDecoration }]) => (isDecoration ? [] : (entry.values[key] ?? [])))

export const describedInAllLanguages: Rule = (content) =>
  translatedLocales.flatMap((locale) => {
    const shown = [...shownIn(locale, content)].reverse()
    const pageOf = new Map(shown.flatMap(([entry, page]) => picturesOf(entry).map((picture) => [picture, page])))
    return content.assets.flatMap((at) => {
      const page = pageOf.get(at.id)
      if (!page || !at.facts?.description || at.facts.translations?.[locale]) return []
      const wrong = `The picture is on a page that is published in “${locale}”, but its description is not translated.`
      const advice =
        at.link === undefined
          ? `Add “translations:” with “  ${locale}: …” to ${at.file}.`
          : 'Translate it in Contentful.'
      return [{ at, keys: ['description'], wrong, advice, stopsBuild: isBuilt(page, content.now) }]
    })
  })

export const translatableBlocks: Rule = ({ pages, now }) =>
  pages.flatMap(({ entry, shown }) => {
    if (localesOf(entry).length === 0) return []
    const listed = linksOf(entry).map(({ id }) => id)
    const isEstimator = ({ id, type }: CheckedEntry) => type.id === 'contactPricing' && !listed.includes(id)
    return shown.flatMap((block) => {
      if (!untranslatable.includes(block.type.id) || isEstimator(block)) return []
      const wrong = `The page has translations, but it shows ${block.file}: a “${block.type.name}” is only in English.`
      const advice = 'Remove the block from the page, or remove the translations.'
      return [{ at: entry, keys: ['translations'], wrong, advice, stopsBuild: isBuilt(entry, now) }]
    })
  })

/** Only pages made of blocks have other languages. */
export const shownTranslations: Rule = ({ translations = [] }) =>
  translations.flatMap((at) => {
    if (at.type.id !== 'errorPage' && (at.type.id === 'page' || !isPageType(at.type.id))) return []
    const wrong = `Visitors never see this translation: “${at.type.name}” is only in English.`
    const advice = 'Delete the translation, or write the text as a page made of blocks.'
    return [{ at, keys: at.translated.slice(0, 1), wrong, advice }]
  })

const valuesOf = (field: CheckedEntry): readonly string[] =>
  readOptions(textOf(field, 'options') ?? '').map(({ value }) => value)

/** Forms send the values of choices, which the CRM knows. */
export const sameChoices: Rule = ({ byId, translations = [] }) =>
  translations.flatMap((at) => {
    const entry = byId.get(at.id)
    if (!entry || at.type.id !== 'formField' || !at.translated.includes('options')) return []
    const [own, expected] = [valuesOf(at), valuesOf(entry)]
    const index = expected.findIndex((value, place) => value !== own[place])
    if (index < 0 && own.length === expected.length) return []
    const wrong = `The choices have other values than those of ${entry.file}.`
    const advice = `Write the value before the translation, in the same order: “${expected[Math.max(index, 0)] ?? ''} = …”.`
    return [{ at, keys: ['options'], wrong, advice }]
  })
