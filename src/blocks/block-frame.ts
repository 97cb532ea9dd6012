import { optionalText } from '../content/require-field'

export const backgrounds = ['white', 'cream', 'blue', 'night'] as const
export type Background = (typeof backgrounds)[number]

/** What every block has: where links find it, and the ground it stands on. */
export interface BlockFrame {
  readonly anchor?: string
  readonly background: Background
}

const isBackground = (value: string | null | undefined): value is Background =>
  backgrounds.some((background) => background === value)

/** Maps the fields that all blocks share; white when the CMS names no background. */
export function mapFrame(raw: { readonly anchor: string | null; readonly background: string | null }): BlockFrame {
  return {
    anchor: optionalText(raw.anchor),
    background: isBackground(raw.background) ? raw.background : 'white',
  }
}
