import { type CheckedEntry, linksOf, type Rule, titleOf } from '../../content/model/checked-content'
import { buildForm } from '../../gatsby/forms/forms'

type Node = Parameters<typeof buildForm>[0]

/** Forms that the build rejects, such as one with two fields of one name. */
export const validForms: Rule = ({ entries, byId }) => {
  const linked = (entry: CheckedEntry, field: string) =>
    linksOf(entry).flatMap(({ keys, id }) => (keys[0] === field ? (byId.get(id) ?? []) : []))
  const toNode = ({ id, values }: CheckedEntry): Node => ({ ...values, id, contentful_id: id })
  const read = ({ id }: Node, field: string): unknown => {
    const entry = byId.get(id)
    const targets = entry ? linked(entry, field) : []
    return targets.length > 0 ? targets.map(toNode) : entry?.values[field]
  }
  return entries.flatMap((form) => {
    const built = form.type.id === 'form' ? buildForm(toNode(form), read) : null
    if (!built || !('problem' in built)) return []
    const { entry, field, problem } = built
    const parts = [form, ...linked(form, 'fieldGroups').flatMap((field) => [field, ...linked(field, 'formFields')])]
    const at = parts.find((part) => titleOf(part) === entry) ?? form
    // The check of the entry has reported a missing or invalid value.
    if (at.type.fields[field]?.required && at.values[field] === undefined) return []
    return [{ at, keys: [field], wrong: `The form cannot be shown: ${problem}.`, advice: 'Correct this field.' }]
  })
}
