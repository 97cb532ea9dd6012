import { ContentError } from '../content/fields'
import type { FormDefinition } from '../data/form-definition'
import { mapForm, type RawForm } from './map-form'

/**
 * All forms of the CMS that have an id, as the endpoints read them from `public/_forms.json`.
 *
 * @param onProblem told of a form that is not complete, or has the id of another; it is left out
 * @throws ContentError in its place, when nobody is to be told
 */
export function formDefinitionsFrom(
  rawForms: readonly RawForm[],
  onProblem = (problem: ContentError): void => {
    throw problem
  },
): readonly FormDefinition[] {
  const owners = new Map<string, string>()
  return rawForms.flatMap((raw) => {
    try {
      const definition = mapForm(raw)
      if (!definition) return []
      const name = raw.name ?? raw.contentful_id
      const owner = owners.get(definition.id)
      if (owner) throw new ContentError(name, 'formId', `“${definition.id}” is the id of “${owner}”, too`)
      owners.set(definition.id, name)
      return [definition]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      onProblem(error)
      return []
    }
  })
}
