import { defineBlock } from '../block'
import { mapNewsletterBand } from './map-newsletter-band'
import { NewsletterBand } from './NewsletterBand'

export const block = defineBlock(mapNewsletterBand, NewsletterBand)
