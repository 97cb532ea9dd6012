import type { CardsStyle } from '../../../content/model/choices'
import type { Picture } from '../../images/picture'
import type { Action } from '../../mapping/parts.cms'
import type { IconName } from '../../ui/Icon/Icon'

/** What a card shows depends on the style of its list (`fieldsOfCards`). */
export interface Card {
  readonly id: string
  readonly title: string
  readonly text?: string
  /** As shown to visitors: "12,000+". */
  readonly value?: string
  /** Shown when there is no picture. */
  readonly icon?: IconName
  readonly picture?: Picture
  readonly link?: Action
}

export interface CardList {
  readonly columns: 2 | 3 | 4
  readonly look: CardsStyle
  readonly cards: readonly Card[]
}
