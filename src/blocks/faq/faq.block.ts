import { defineBlock } from '../block'
import { Faq } from './Faq'
import { mapFaq } from './map-faq'

export const block = defineBlock(mapFaq, Faq)
