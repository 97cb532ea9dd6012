import { surfaces } from '../../../src/data/content-choices'
import { defineContentType } from '../define'
import { icon, image, url } from '../fields'

export const navigationCard = defineContentType({
  id: 'navigationCard',
  name: 'Navigation card',
  description: 'A card in a drawer of the menu.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 60 },
    text: { kind: 'symbol', name: 'Text', maxLength: 160 },
    url: url({ name: 'Link', required: true }),
    icon,
    image: image({ name: 'Picture' }),
    imagePosition: { kind: 'symbol', name: 'Position of the picture', oneOf: ['top', 'left', 'right'] },
    color: { kind: 'symbol', name: 'Color', oneOf: surfaces },
    layout: { kind: 'symbol', name: 'Layout', required: true, oneOf: ['CARD', 'FEATURED_CARD'] },
  },
})
