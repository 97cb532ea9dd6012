import { defineBlock } from '../block'
import { FormSlot } from './FormSlot'
import { mapFormSlot } from './map-form-slot'

export const block = defineBlock(mapFormSlot, FormSlot)
