import { defineBlock } from '../block'
import { CallToAction } from './CallToAction'
import { mapCallToAction } from './map-call-to-action'

export const block = defineBlock(mapCallToAction, CallToAction)
