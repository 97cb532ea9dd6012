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
  /** The alternative text; empty for decoration. */
  readonly description: string
  /** The alternative text by locale. */
  readonly translations?: Readonly<Record<string, string>>
  readonly fileName: string
  readonly path: string
  readonly contentType: string
  /** In bytes. */
  readonly size: number
  readonly width: number
  readonly height: number
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

/** The content types of assets, by the endings of their files. */
export const assetTypes: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
])
