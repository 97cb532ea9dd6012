import { ContentError } from '../content/content-error'
import type { FormDefinition } from '../data/form-definition'
import { mapForm, type RawForm } from './map-form'

/**
 * All forms of the CMS that have an id, as the endpoints read them from `public/_forms.json`.
 *
 * @throws ContentError when a form is not complete, or two of them have one id
 */
export function formDefinitionsFrom(rawForms: readonly RawForm[]): readonly FormDefinition[] {
  const owners = new Map<string, string>()
  return rawForms.flatMap((raw) => {
    const definition = mapForm(raw)
    if (!definition) return []
    const name = raw.name ?? raw.contentful_id
    const owner = owners.get(definition.id)
    if (owner) throw new ContentError(name, 'formId', `“${definition.id}” is the id of “${owner}”, too`)
    owners.set(definition.id, name)
    return definition
  })
}
