import { defineBlock } from '../block'
import { mapStatistics } from './map-statistics'
import { Statistics } from './Statistics'

export const block = defineBlock(mapStatistics, Statistics)
