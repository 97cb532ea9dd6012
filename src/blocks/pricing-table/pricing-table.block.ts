import { defineBlock } from '../block'
import { mapPricingTable } from './map-pricing-table'
import { PricingTable } from './PricingTable'

export const block = defineBlock(mapPricingTable, PricingTable)
