import { defineContentType } from '../define'
import { blockFrame, heading, image, introduction, url } from '../fields'

export const video = defineContentType({
  id: 'video',
  name: 'Video',
  description: 'A video that loads only when it is asked for.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading({ required: false }),
    introduction,
    title: { kind: 'symbol', name: 'Title of the video', required: true, maxLength: 120 },
    poster: image({ name: 'Still picture', required: true }),
    file: { kind: 'asset', group: 'video', name: 'Video file' },
    url: url({ name: 'Link to the video', help: 'For a video that lives elsewhere.' }),
    duration: {
      kind: 'symbol',
      name: 'Duration',
      help: 'Minutes and seconds: 1:30',
      pattern: { regexp: '^\\d+:[0-5]\\d$', explanation: 'write minutes and seconds: 1:30' },
    },
    transcript: { kind: 'text', format: 'markdown', name: 'Transcript', isDocumentBody: true },
  },
})
