import { sectionSurfaces, type SectionSurface } from '../../content/model/choices'
import { choiceOf, optionalText } from '../mapping/fields'

/** Fields of every block: its name in links and its surface. */
export interface BlockFrame {
  readonly anchor?: string
  readonly background: SectionSurface
}

/** Maps the fields that all blocks share. The default surface is white. */
export function mapFrame(raw: { readonly anchor: string | null; readonly background: string | null }): BlockFrame {
  return {
    anchor: optionalText(raw.anchor),
    background: choiceOf(sectionSurfaces, raw.background),
  }
}
