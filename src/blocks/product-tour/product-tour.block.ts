import { defineBlock } from '../block'
import { mapProductTour } from './map-product-tour'
import { ProductTour } from './ProductTour'

export const block = defineBlock(mapProductTour, ProductTour)
