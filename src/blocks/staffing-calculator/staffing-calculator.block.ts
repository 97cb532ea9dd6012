import { defineBlock } from '../block'
import { mapStaffingCalculator } from './map-staffing-calculator'
import { StaffingCalculator } from './StaffingCalculator'

export const block = defineBlock(mapStaffingCalculator, StaffingCalculator)
