import { defineBlock } from '../block'
import { mapRichText } from './map-rich-text'
import { RichText } from './RichText'

export const block = defineBlock(mapRichText, RichText)
