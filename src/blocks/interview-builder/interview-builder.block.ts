import { defineBlock } from '../block'
import { InterviewBuilder } from './InterviewBuilder'
import { mapInterviewBuilder } from './map-interview-builder'

export const block = defineBlock(mapInterviewBuilder, InterviewBuilder)
