import type { CheckedEntry, Rule } from '../../content/model/checked-content'
import { buildForm } from '../../gatsby/forms/forms'

type Node = Parameters<typeof buildForm>[0]

/** Forms that the build rejects, such as one with two fields of one name. */
export const validForms: Rule = ({ entries, byId }) => {
  const toNode = ({ id, values }: CheckedEntry): Node => ({ ...values, id, contentful_id: id })
  // All lists that a form reads are of links.
  const read = (node: Node, field: string): unknown => {
    const value = node[field]
    return Array.isArray(value) ? value.flatMap((id: string) => byId.get(id) ?? []).map(toNode) : value
  }
  const findings = entries.flatMap((form) => {
    const built = form.type.id === 'form' ? buildForm(toNode(form), read) : null
    if (!built || !('problem' in built)) return []
    const { field, problem } = built
    const at = entries.find(({ id }) => id === built.id) ?? form
    // The check of the entry has reported a missing or invalid value.
    if (at.type.fields[field]?.required && at.values[field] === undefined) return []
    return [{ at, keys: [field], wrong: `The form cannot be shown: ${problem}.`, advice: 'Correct this field.' }]
  })
  // Forms share fields.
  return findings.filter(
    ({ at, wrong }, index) => findings.findIndex((other) => other.at === at && other.wrong === wrong) === index,
  )
}
