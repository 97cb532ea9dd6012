import type { CheckedAsset, CheckedEntry, Translation } from '../../content/model/checked-content'
import type { Problem } from './problem'
import { otherLocales, type Space } from './space'

export function checkNames(entries: readonly CheckedEntry[]): Problem[] {
  const seen = new Map<string, CheckedEntry>()
  return entries.flatMap((entry) => {
    const other = seen.get(entry.id)
    seen.set(entry.id, other ?? entry)
    if (!other) return []
    const wrong = `${other.file} has the same name; names must be unique across all content types.`
    return [{ file: entry.file, wrong, advice: 'Rename one of the two files and update the references to it.' }]
  })
}

/** @param locales of the space; undefined if they cannot be read */
export function checkLocales(
  translations: readonly Pick<Translation, 'file' | 'locale'>[],
  assets: readonly CheckedAsset[],
  locales: Space['locales'] | undefined,
): readonly Problem[] {
  if (!locales) return []
  const codes = otherLocales({ locales })
  const ofAssets = assets.flatMap(({ file, facts }) =>
    Object.keys(facts?.translations ?? {}).map((locale) => ({ file, locale })),
  )
  return [...translations, ...ofAssets].flatMap(({ file, locale }) => {
    if (codes.includes(locale)) return []
    const others = codes.length > 0 ? `Use one of: ${codes.join(', ')}. ` : ''
    const advice = `${others}Or add the locale to space.yaml.`
    return [{ file, wrong: `The space has no other language “${locale}”.`, advice }]
  })
}
