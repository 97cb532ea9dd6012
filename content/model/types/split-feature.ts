import { pictureSides } from '../../../src/data/content-choices'
import { defineContentType } from '../define'
import { blockFrame, eyebrow, heading, image, url } from '../fields'

export const splitFeature = defineContentType({
  id: 'splitFeature',
  name: 'Split feature',
  description: 'Words on one side, a picture of the product on the other.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    eyebrow,
    heading: heading(),
    body: { kind: 'text', format: 'markdown', name: 'Text', required: true, isDocumentBody: true },
    points: { kind: 'symbols', name: 'Points', help: 'Short lines with a check mark.', maxItems: 6 },
    linkLabel: { kind: 'symbol', name: 'Link: label', maxLength: 60 },
    linkUrl: url({ name: 'Link' }),
    image: image({ name: 'Picture', required: true }),
    imageSide: { kind: 'symbol', name: 'Side of the picture', oneOf: pictureSides, help: 'Right when empty.' },
  },
})
