import { defineBlock } from '../block'
import { mapVideo } from './map-video'
import { Video } from './Video'

export const block = defineBlock(mapVideo, Video)
