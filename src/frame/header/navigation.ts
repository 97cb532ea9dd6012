import type { Surface } from '../../../content/model/choices'
import type { Picture } from '../../images/picture'
import type { Action } from '../../mapping/parts.cms'
import type { IconName } from '../../ui/Icon/Icon'

/** The content of the header and of its links, which the footer has, too (requirements 3.2). */

export interface NavigationLink {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly icon?: IconName
  readonly isNew: boolean
  readonly badge?: string
}

export interface NavigationText {
  readonly id: string
  /** Rendered from Markdown. */
  readonly html: string
}

export interface NavigationCard {
  readonly id: string
  readonly layout: 'CARD' | 'FEATURED_CARD'
  readonly title: string
  readonly text?: string
  readonly url: string
  readonly icon?: IconName
  readonly color?: Surface
  readonly image?: Picture
  readonly imagePosition: 'top' | 'left' | 'right'
}

export interface NavigationList {
  readonly id: string
  readonly layout: 'LIST'
  readonly title: string
  readonly items: readonly (NavigationLink | NavigationText)[]
}

export type NavigationColumnFooter =
  | {
      readonly layout: 'CTA'
      readonly title: string
      readonly text?: string
      readonly url: string
      readonly image?: Picture
    }
  | {
      readonly layout: 'SMALL_LIST' | 'POWERED_BY'
      readonly title?: string
      readonly items: readonly (NavigationLink | NavigationText)[]
    }

export interface NavigationColumn {
  readonly id: string
  readonly items: readonly (NavigationCard | NavigationList)[]
  readonly footer?: NavigationColumnFooter
}

/** A plain link if it has a url, otherwise a drawer. */
export type NavigationItem =
  | { readonly id: string; readonly title: string; readonly url: string }
  | { readonly id: string; readonly title: string; readonly columns: readonly NavigationColumn[] }

export interface Navigation {
  readonly items: readonly NavigationItem[]
  readonly demo?: Action
  readonly trial?: Action
  readonly login?: Action
}
