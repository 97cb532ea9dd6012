import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentType } from '../../../content/model'
import { listFolder } from '../files'
import { readYaml } from '../front-matter'
import { isAssetEnding } from '../space'
import { readEntryFile } from './entry-file'
import { digestOf, shortDigest } from './remote-space'
import { publishedKey, type Values, withoutEmpty } from './values'

/** The file of an entry, also of an invalid one. */
export interface LocalEntry {
  readonly type: ContentType
  /** Relative to the content folder. */
  readonly file: string
  readonly text: string
  /** Undefined if the file cannot be read. */
  readonly values: Values | undefined
}

/** Reads `entries/<content type>/<entry>.md`, by id. */
export async function readLocalEntries(
  contentFolder: string,
  model: readonly ContentType[],
): Promise<Map<string, LocalEntry>> {
  const entries = new Map<string, LocalEntry>()
  for (const type of model) {
    const folder = path.join('entries', type.id)
    for (const { name } of await listFolder(path.join(contentFolder, folder))) {
      if (path.extname(name) !== '.md') continue
      const file = path.join(folder, name)
      const text = await readFile(path.join(contentFolder, file), 'utf8')
      entries.set(path.basename(name, '.md'), { type, file, text, values: readEntryFile(type, text) })
    }
  }
  return entries
}

/** The file of an asset and its sidecar. */
export interface LocalAsset {
  /** Relative to the content folder. */
  readonly file: string
  readonly sidecar: string
  readonly values: Values
}

/** Reads `assets/`, by id. */
export async function readLocalAssets(contentFolder: string): Promise<Map<string, LocalAsset>> {
  const assets = new Map<string, LocalAsset>()
  const names = (await listFolder(path.join(contentFolder, 'assets'))).map(({ name }) => name)
  for (const name of names) {
    const ending = path.extname(name)
    if (!isAssetEnding(ending.slice(1))) continue
    const id = path.basename(name, ending)
    const file = path.join('assets', name)
    const digest = shortDigest(digestOf(await readFile(path.join(contentFolder, file))))
    const sidecar = names.includes(`${id}.yaml`)
      ? await readFile(path.join(contentFolder, 'assets', `${id}.yaml`), 'utf8')
      : ''
    const yaml = readYaml(sidecar)
    const { title, description } = yaml.ok ? yaml.source.values : {}
    assets.set(id, { file, sidecar, values: withoutEmpty({ title, description, file: digest, [publishedKey]: true }) })
  }
  return assets
}
