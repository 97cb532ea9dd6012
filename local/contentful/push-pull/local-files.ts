import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentType } from '../../../content/model'
import { listFolder } from '../files'
import { readYaml } from '../front-matter'
import { readFileName } from '../read-entries'
import { assetTypes } from '../space'
import { readEntryFile } from './entry-file'
import { digestOf, shortDigest } from './remote-space'
import { asTranslation, publishedKey, translationKey, type Values, withoutEmpty } from './values'

/** The file of an entry, also of an invalid one. */
interface LocalEntry {
  readonly type: ContentType
  /** Relative to the content folder. */
  readonly file: string
  readonly text: string
  /** Undefined if the file cannot be read. */
  readonly values: Values | undefined
  /** The files of its translations, by locale. */
  readonly translations: ReadonlyMap<string, Pick<LocalEntry, 'file' | 'text'>>
}

function withTranslation(entry: LocalEntry, locale: string, file: string, text: string): LocalEntry {
  const own = Object.entries(readEntryFile(entry.type, text) ?? {}).filter(([key]) => key !== publishedKey)
  return {
    ...entry,
    values: entry.values && { ...entry.values, ...asTranslation(Object.fromEntries(own), locale) },
    translations: new Map([...entry.translations, [locale, { file, text }]]),
  }
}

/** Reads `entries/<content type>/<entry>.md` and their translations, by id. */
export async function readLocalEntries(
  contentFolder: string,
  model: readonly ContentType[],
): Promise<Map<string, LocalEntry>> {
  const entries = new Map<string, LocalEntry>()
  const found: { readonly id: string; readonly locale: string; readonly file: string; readonly text: string }[] = []
  for (const type of model) {
    const folder = path.join('entries', type.id)
    for (const { name } of await listFolder(path.join(contentFolder, folder))) {
      if (path.extname(name) !== '.md') continue
      const file = path.join(folder, name)
      const text = await readFile(path.join(contentFolder, file), 'utf8')
      const { id, locale } = readFileName(name)
      if (locale === undefined) {
        const translations = new Map<string, Pick<LocalEntry, 'file' | 'text'>>()
        entries.set(id, { type, file, text, values: readEntryFile(type, text), translations })
      } else found.push({ id, locale, file, text })
    }
  }
  // In lists of files, translations come first.
  for (const { id, locale, file, text } of found) {
    const entry = entries.get(id)
    if (entry) entries.set(id, withTranslation(entry, locale, file, text))
  }
  return entries
}

/** The translated descriptions of an asset, by key. */
export const descriptionsIn = (translations: unknown): Values =>
  Object.fromEntries(
    Object.entries(translations ?? {}).map(([locale, text]) => [translationKey('description', locale), text]),
  )

/** Reads `assets/`, by id. `file` is relative to the content folder. */
export async function readLocalAssets(contentFolder: string) {
  const assets = new Map<string, { readonly file: string; readonly sidecar: string; readonly values: Values }>()
  const names = (await listFolder(path.join(contentFolder, 'assets'))).map(({ name }) => name)
  for (const name of names) {
    const ending = path.extname(name)
    if (!assetTypes.has(ending.slice(1))) continue
    const id = path.basename(name, ending)
    const file = path.join('assets', name)
    const digest = shortDigest(digestOf(await readFile(path.join(contentFolder, file))))
    const sidecar = names.includes(`${id}.yaml`)
      ? await readFile(path.join(contentFolder, 'assets', `${id}.yaml`), 'utf8')
      : ''
    const yaml = readYaml(sidecar)
    const { title, description, translations } = yaml.ok ? yaml.values : {}
    const own = withoutEmpty({ title, description, file: digest, [publishedKey]: true })
    assets.set(id, { file, sidecar, values: { ...own, ...descriptionsIn(translations) } })
  }
  return assets
}
