import { stringify } from 'yaml'
import { contentModel } from '../../../content/model'
import { defaultLocale } from '../../../src/lib/locales'
import type { SpaceClient } from '../read-contentful'
import { bodyFieldOf } from '../read-entries'
import { toApiValue } from '../resources'
import { type Files, picture } from './content-folder'

/** A small space that can be written as files and served as an API, for rules that apply to both. */

export interface TestEntry {
  readonly type: string
  readonly isDraft?: boolean
  /** Links are ids. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Translated texts, in a space. */
  readonly german?: Readonly<Record<string, unknown>>
}

export interface TestAsset {
  readonly title: string
  readonly description: string
  readonly width?: number
}

export interface TestSpace {
  readonly entries: Readonly<Record<string, TestEntry>>
  readonly assets: Readonly<Record<string, TestAsset>>
}

const typeOf = (type: string) => contentModel.find(({ id }) => id === type)

const height = 4

/** The files of a content folder. */
export async function toFiles({ entries, assets }: TestSpace): Promise<Files> {
  const files: Record<string, string | Buffer> = {}
  for (const [id, { type, isDraft, fields }] of Object.entries(entries)) {
    const { [bodyFieldOf(typeOf(type) ?? { fields: {} }) ?? '']: body, ...others } = fields
    const front = stringify({ ...(isDraft ? { _draft: true } : {}), ...others })
    files[`entries/${type}/${id}.md`] = `---\n${front}---\n\n${typeof body === 'string' ? body : ''}\n`
  }
  for (const [id, { width, ...words }] of Object.entries(assets)) {
    files[`assets/${id}.png`] = await picture('png', width)
    files[`assets/${id}.yaml`] = stringify(words)
  }
  return files
}

const localize = (fields: Readonly<Record<string, unknown>>, german: TestEntry['german'] = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      { [defaultLocale]: value, ...(key in german ? { de: german[key] } : {}) },
    ]),
  )

/** Contentful's client for the Preview API of a space. */
export function toClient({ entries, assets }: TestSpace): SpaceClient {
  const pageOf = <Item>(items: readonly Item[], { skip, limit }: { skip: number; limit: number }) =>
    Promise.resolve({ total: items.length, items: items.slice(skip, skip + limit) })
  const entryItems = Object.entries(entries).map(([id, { type, isDraft, fields, german }]) => ({
    sys: { id, contentType: { sys: { id: type } }, ...(isDraft ? {} : { publishedVersion: 1 }) },
    fields: localize(
      Object.fromEntries(
        Object.entries(fields)
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => [key, toApiValue(typeOf(type)?.fields[key], value)]),
      ),
      german,
    ),
  }))
  const assetItems = Object.entries(assets).map(([id, { title, description, width = 8 }]) => ({
    sys: { id, publishedVersion: 1 },
    fields: localize({
      title,
      description,
      file: { contentType: 'image/png', details: { image: { width, height } } },
    }),
  }))
  return { getEntries: (query) => pageOf(entryItems, query), getAssets: (query) => pageOf(assetItems, query) }
}
