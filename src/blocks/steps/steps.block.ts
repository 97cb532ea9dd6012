import { defineBlock } from '../block'
import { mapSteps } from './map-steps'
import { Steps } from './Steps'

export const block = defineBlock(mapSteps, Steps)
