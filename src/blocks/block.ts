import type { ComponentType } from 'react'

/**
 * A block: how an entry of the CMS becomes the props of a view.
 *
 * @typeParam Raw the block's query fragment
 * @typeParam Props what the view takes; no names of the CMS in it
 */
export interface Block<Raw, Props> {
  readonly map: (raw: Raw) => Props
  readonly View: ComponentType<Props>
}

/** Ties a mapper to its view, so that they can't disagree. */
export function defineBlock<Raw, Props>(map: (raw: Raw) => Props, View: ComponentType<Props>): Block<Raw, Props> {
  return { map, View }
}

/**
 * A block whose raw data and props have been forgotten: what a list of different blocks holds. The
 * list looks a block up by the data's own `__typename`, so the two belong together.
 */
export type AnyBlock = Block<RawBlock, object>

/** An entry in a page's list of blocks, as the page's query gives it. */
export interface RawBlock {
  readonly __typename: string
  readonly contentful_id: string
}
