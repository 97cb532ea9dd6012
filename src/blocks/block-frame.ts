import { sectionSurfaces } from '../../content/model/choices'
import { choiceOf, optionalText } from '../mapping/fields'

/** Maps the fields of every block: its name in links, and its surface, white by default. */
export function mapFrame(raw: { readonly anchor: string | null; readonly background: string | null }) {
  return {
    anchor: optionalText(raw.anchor),
    background: choiceOf(sectionSurfaces, raw.background),
  }
}
