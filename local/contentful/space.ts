import type { ContentType } from '../../content/model'

export interface SpaceLocale {
  readonly code: string
  readonly name: string
  readonly default: boolean
  readonly fallbackCode: string | null
}

export interface SpaceEntry {
  readonly id: string
  readonly type: ContentType
  /** Only the Preview API serves drafts. */
  readonly isDraft: boolean
  /** Names for references; empty fields are absent. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Translated fields by locale. */
  readonly translations?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface SpaceAsset {
  readonly id: string
  readonly title: string
  /** Alternative text of a picture; empty for decoration. */
  readonly description: string | undefined
  /** The alternative text by locale. */
  readonly translations?: Readonly<Record<string, string>>
  readonly fileName: string
  readonly path: string
  readonly contentType: string
  /** In bytes. */
  readonly size: number
  /** Absent for videos. */
  readonly width: number | undefined
  readonly height: number | undefined
  /** Hash of the file's bytes, hexadecimal. */
  readonly digest: string
}

export interface Space {
  readonly id: string
  readonly name: string
  /** The default locale is first. */
  readonly locales: readonly [SpaceLocale, ...SpaceLocale[]]
  /** Sorted by id. */
  readonly entries: readonly SpaceEntry[]
  /** Sorted by id. */
  readonly assets: readonly SpaceAsset[]
}

/** The locales other than the default one. */
export const otherLocales = ({ locales }: Pick<Space, 'locales'>): readonly string[] =>
  locales.slice(1).map(({ code }) => code)

export const assetKinds = {
  png: { contentType: 'image/png', group: 'image' },
  jpg: { contentType: 'image/jpeg', group: 'image' },
  webp: { contentType: 'image/webp', group: 'image' },
  svg: { contentType: 'image/svg+xml', group: 'image' },
  mp4: { contentType: 'video/mp4', group: 'video' },
} as const

export type AssetEnding = keyof typeof assetKinds

export const isAssetEnding = (ending: string): ending is AssetEnding => Object.hasOwn(assetKinds, ending)
