import { defineBlock } from '../block'
import { mapSplitFeature } from './map-split-feature'
import { SplitFeature } from './SplitFeature'

export const block = defineBlock(mapSplitFeature, SplitFeature)
