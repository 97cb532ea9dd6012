import type * as model from '../../content/model'

/** A content type that is unknown to the site's code. */
const riddle: model.ContentType = {
  id: 'riddle',
  name: 'Riddle',
  description: 'A block for which the site has no view.',
  displayField: 'name',
  fields: { name: { kind: 'symbol', name: 'Name', required: true } },
}

const takesRiddles = (type: model.ContentType): model.ContentType => {
  const { blocks } = type.fields
  if (type.id !== 'page' || blocks?.kind !== 'entries') return type
  return { ...type, fields: { ...type.fields, blocks: { ...blocks, to: [...blocks.to, riddle.id] } } }
}

/** Required fields that a space leaves empty, as after a change of its model. */
const optional: Readonly<Record<string, string>> = { testimonial: 'person', plan: 'audience' }

function withOptionalField(type: model.ContentType): model.ContentType {
  const name = optional[type.id] ?? ''
  const field = type.fields[name]
  return field ? { ...type, fields: { ...type.fields, [name]: { ...field, required: false } } } : type
}

/** The model of a space that differs from the site's: it has an unknown type of block, and requires less. */
export const otherModel = (actual: typeof model): typeof model => ({
  ...actual,
  contentModel: [...actual.contentModel.map(takesRiddles).map(withOptionalField), riddle],
})
