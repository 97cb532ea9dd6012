import { defineBlock } from '../block'
import { ComparisonTable } from './ComparisonTable'
import { mapComparisonTable } from './map-comparison-table'

export const block = defineBlock(mapComparisonTable, ComparisonTable)
