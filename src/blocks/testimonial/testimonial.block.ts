import { defineBlock } from '../block'
import { mapTestimonial } from './map-testimonial'
import { Testimonial } from './Testimonial'

export const block = defineBlock(mapTestimonial, Testimonial)
