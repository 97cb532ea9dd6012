import { defineContentType } from '../define'
import { blockFrame, image } from '../fields'

export const testimonial = defineContentType({
  id: 'testimonial',
  name: 'Testimonial',
  description: 'Somebody’s own words.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    quote: { kind: 'text', format: 'plain', name: 'Quote', required: true, maxLength: 500 },
    person: { kind: 'symbol', name: 'Who says it', required: true, maxLength: 80 },
    role: { kind: 'symbol', name: 'Role', maxLength: 120 },
    image: image({ name: 'Picture' }),
  },
})
