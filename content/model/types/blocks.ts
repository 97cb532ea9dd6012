import { featureGridStyles, heroLayouts, pictureSides } from '../../../src/data/content-choices'
import { defineContentType } from '../define'
import { actions, blockFrame, eyebrow, heading, icon, image, introduction, url } from '../fields'

export const hero = defineContentType({
  id: 'hero',
  name: 'Hero',
  description: 'The first block of a page: the main message and the next step.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    layout: { kind: 'symbol', name: 'Layout', required: true, oneOf: heroLayouts },
    eyebrow,
    heading: heading(),
    text: { kind: 'text', format: 'plain', name: 'Text', maxLength: 320 },
    ...actions,
    note: { kind: 'symbol', name: 'Note under the buttons', maxLength: 120 },
    image: image({ name: 'Picture' }),
  },
})

export const logoStrip = defineContentType({
  id: 'logoStrip',
  name: 'Logo strip',
  description: 'A row of logos.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading({ required: false }),
    logos: { kind: 'entries', name: 'Logos', required: true, to: ['logo'], minItems: 2 },
  },
})

export const logo = defineContentType({
  id: 'logo',
  name: 'Logo',
  description: 'The logo of a company or a product, for a logo strip.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true },
    image: image({ name: 'Picture', required: true, help: 'One color, on a transparent background.' }),
    url: url({ name: 'Link' }),
  },
})

export const featureGrid = defineContentType({
  id: 'featureGrid',
  name: 'Feature grid',
  description: 'Several features side by side.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    eyebrow,
    heading: heading(),
    introduction,
    columns: { kind: 'integer', name: 'Columns on wide screens', min: 2, max: 4 },
    style: { kind: 'symbol', name: 'Style', oneOf: featureGridStyles, help: 'Cards if empty.' },
    features: { kind: 'entries', name: 'Features', required: true, to: ['feature'], minItems: 2 },
  },
})

export const feature = defineContentType({
  id: 'feature',
  name: 'Feature',
  description: 'A feature in a feature grid.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 80 },
    text: { kind: 'text', format: 'plain', name: 'Text', required: true, maxLength: 280 },
    icon,
    image: image({ name: 'Picture' }),
    linkLabel: { kind: 'symbol', name: 'Link: label', maxLength: 60 },
    linkUrl: url({ name: 'Link' }),
  },
})

export const splitFeature = defineContentType({
  id: 'splitFeature',
  name: 'Split feature',
  description: 'Text on one side, a picture of the product on the other.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    eyebrow,
    heading: heading(),
    body: { kind: 'text', format: 'markdown', name: 'Text', required: true, isDocumentBody: true },
    points: { kind: 'symbols', name: 'Points', help: 'Short lines with a check mark.', maxItems: 6 },
    linkLabel: { kind: 'symbol', name: 'Link: label', maxLength: 60 },
    linkUrl: url({ name: 'Link' }),
    image: image({ name: 'Picture', required: true }),
    imageSide: { kind: 'symbol', name: 'Side of the picture', oneOf: pictureSides, help: 'Right if empty.' },
  },
})

export const steps = defineContentType({
  id: 'steps',
  name: 'Steps',
  description: 'A series of steps.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    eyebrow,
    heading: heading(),
    introduction,
    steps: { kind: 'entries', name: 'Steps', required: true, to: ['step'], minItems: 2 },
  },
})

export const step = defineContentType({
  id: 'step',
  name: 'Step',
  description: 'A step in a series.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 80 },
    text: { kind: 'text', format: 'plain', name: 'Text', required: true, maxLength: 280 },
    image: image({ name: 'Picture' }),
  },
})

export const statistics = defineContentType({
  id: 'statistics',
  name: 'Statistics',
  description: 'A few key numbers.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading({ required: false }),
    introduction,
    statistics: { kind: 'entries', name: 'Statistics', required: true, to: ['statistic'], minItems: 2, maxItems: 4 },
  },
})

export const statistic = defineContentType({
  id: 'statistic',
  name: 'Statistic',
  description: 'A key number.',
  displayField: 'label',
  fields: {
    value: { kind: 'symbol', name: 'Value', required: true, maxLength: 16 },
    label: { kind: 'symbol', name: 'Label', required: true, maxLength: 120 },
    source: { kind: 'symbol', name: 'Source', help: 'Where the number comes from.', maxLength: 160 },
  },
})

export const testimonial = defineContentType({
  id: 'testimonial',
  name: 'Testimonial',
  description: 'A quote from a person.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    quote: { kind: 'text', format: 'plain', name: 'Quote', required: true, maxLength: 500 },
    person: { kind: 'symbol', name: 'Person', required: true, maxLength: 80 },
    role: { kind: 'symbol', name: 'Role', maxLength: 120 },
    image: image({ name: 'Picture' }),
  },
})

export const comparisonTable = defineContentType({
  id: 'comparisonTable',
  name: 'Comparison table',
  description: 'Compares plans or products, feature by feature.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    eyebrow,
    heading: heading(),
    introduction,
    columns: { kind: 'symbols', name: 'Columns', required: true, minItems: 1, maxItems: 4 },
    rows: {
      kind: 'json',
      shape: 'comparisonRows',
      name: 'Rows',
      help: 'A list of {feature, values}, with a value for each column: true, false or a short text. {group} starts a group.',
      required: true,
    },
    note: { kind: 'text', format: 'plain', name: 'Note', maxLength: 300 },
  },
})

export const faq = defineContentType({
  id: 'faq',
  name: 'Questions and answers',
  description: 'Questions that expand to show their answers.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    introduction,
    items: { kind: 'entries', name: 'Questions', required: true, to: ['faqItem'], minItems: 1 },
  },
})

export const faqItem = defineContentType({
  id: 'faqItem',
  name: 'Question',
  description: 'A question and its answer.',
  displayField: 'question',
  fields: {
    question: { kind: 'symbol', name: 'Question', required: true, maxLength: 160 },
    answer: { kind: 'text', format: 'markdown', name: 'Answer', required: true, isDocumentBody: true },
  },
})

export const richText = defineContentType({
  id: 'richText',
  name: 'Rich text',
  description: 'Running text with headings, lists, links and quotes.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    body: { kind: 'text', format: 'markdown', name: 'Text', required: true, isDocumentBody: true },
  },
})

export const callToAction = defineContentType({
  id: 'callToAction',
  name: 'Call to action',
  description: 'The next step, at the end of a page or between sections.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    text: { kind: 'text', format: 'plain', name: 'Text', maxLength: 320 },
    ...actions,
    note: { kind: 'symbol', name: 'Note under the buttons', maxLength: 120 },
    image: image({ name: 'Picture' }),
  },
})

export const video = defineContentType({
  id: 'video',
  name: 'Video',
  description: 'A video that loads only when a visitor plays it.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading({ required: false }),
    introduction,
    title: { kind: 'symbol', name: 'Title of the video', required: true, maxLength: 120 },
    poster: image({ name: 'Still picture', required: true }),
    file: { kind: 'asset', group: 'video', name: 'Video file' },
    url: url({ name: 'Link to the video', help: 'For a video on another site.' }),
    duration: {
      kind: 'symbol',
      name: 'Duration',
      help: 'Minutes and seconds: 1:30',
      pattern: { regexp: '^\\d+:[0-5]\\d$', explanation: 'write minutes and seconds: 1:30' },
    },
    transcript: { kind: 'text', format: 'markdown', name: 'Transcript', isDocumentBody: true },
  },
})

export const collectionList = defineContentType({
  id: 'collectionList',
  name: 'List of a collection',
  description: 'Posts and jobs are sorted newest first, events soonest first, others by name.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading({ required: false }),
    introduction,
    collection: {
      kind: 'symbol',
      name: 'Collection',
      required: true,
      oneOf: [
        'posts',
        'categories',
        'authors',
        'integrations',
        'jobs',
        'guides',
        'descriptions',
        'webinars',
        'classes',
      ],
    },
    limit: { kind: 'integer', name: 'Number of items', help: 'The first 100 if empty.', min: 1, max: 100 },
    isSearchable: { kind: 'boolean', name: 'With search and filter', help: 'For long lists.' },
    linkLabel: { kind: 'symbol', name: 'Link below: label', maxLength: 40 },
    linkUrl: url({ name: 'Link below' }),
  },
})
