import { defineBlock } from '../block'
import { Hero } from './Hero'
import { mapHero } from './map-hero'

export const block = defineBlock(mapHero, Hero)
