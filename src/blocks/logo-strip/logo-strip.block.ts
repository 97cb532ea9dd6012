import { defineBlock } from '../block'
import { LogoStrip } from './LogoStrip'
import { mapLogoStrip } from './map-logo-strip'

export const block = defineBlock(mapLogoStrip, LogoStrip)
