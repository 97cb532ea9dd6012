import { defineBlock } from '../block'
import { FeatureGrid } from './FeatureGrid'
import { mapFeatureGrid } from './map-feature-grid'

export const block = defineBlock(mapFeatureGrid, FeatureGrid)
