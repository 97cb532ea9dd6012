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

/** Adds the unknown type to the model as a block of pages. */
export const withUnknownType = (actual: typeof model): typeof model => ({
  ...actual,
  contentModel: [...actual.contentModel.map(takesRiddles), riddle],
})
