import { defineBlock } from '../block'
import { ContactPricing } from './ContactPricing'
import { mapContactPricing } from './map-contact-pricing'

export const block = defineBlock(mapContactPricing, ContactPricing)
