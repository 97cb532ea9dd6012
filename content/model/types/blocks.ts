import { cardsStyles, collectionListStyles, heroLayouts, pictureSides } from '../choices'
import { collections } from '../collections'
import { defineContentType } from '../define'
import {
  actions,
  background,
  body,
  boolean,
  comparison,
  defineBlock,
  entries,
  entry,
  eyebrow,
  heading,
  icon,
  image,
  integer,
  introduction,
  link,
  optionalHeading,
  phoneImage,
  symbol,
  symbols,
  text,
  url,
} from '../fields'

export const hero = defineBlock({
  id: 'hero',
  name: 'Hero',
  description: 'The first block of a page: the main message and the next step.',
  fields: {
    layout: symbol(
      'Layout',
      'Split: text beside a picture or a form. Centered: a picture below the text. Compact: text only.',
      { required: true, oneOf: heroLayouts, default: heroLayouts[0], tab: 'layout' },
    ),
    eyebrow,
    heading,
    text: text('Text', 'One or two sentences under the heading: what visitors get.', { maxLength: 320 }),
    ...actions,
    note: symbol('Note under the buttons', 'A reassurance: “No card needed.”', { maxLength: 120 }),
    image: image('Picture'),
    phoneImage,
    form: entry('Form', ['form'], 'Replaces the picture.'),
  },
})

export const cards = defineBlock({
  id: 'cards',
  name: 'Cards',
  description: 'Several cards side by side: features, steps, key numbers or logos.',
  fields: {
    style: symbol(
      'Style',
      'Features on “cards” (also if empty) or “plain”, with an icon or a picture; numbered “steps”; large “numbers”; a quiet row of “logos”.',
      { oneOf: cardsStyles, default: cardsStyles[0], tab: 'layout' },
    ),
    eyebrow,
    heading: optionalHeading,
    introduction,
    columns: integer('Columns on wide screens', 'For features. Three if empty.', { min: 2, max: 4, tab: 'layout' }),
    cards: entries('Cards', ['card'], 'In this order. At least two.', { required: true, minItems: 2 }),
  },
})

export const card = defineContentType({
  id: 'card',
  name: 'Card',
  description: 'A feature, a step, a key number or a logo in a list of cards, or a person or saved reply in an inbox.',
  fields: {
    title: symbol('Title', 'What a number counts, whose logo it is, or the name of a person.', {
      required: true,
      maxLength: 120,
    }),
    text: text('Text', 'For a number: where it comes from.', { maxLength: 280 }),
    value: symbol('Number', 'For the style “numbers”: 12,000+.', { maxLength: 16 }),
    icon,
    image: image('Picture', 'A logo has one color, on a transparent background.'),
    phoneImage,
    ...link,
  },
})

export const splitFeature = defineBlock({
  id: 'splitFeature',
  name: 'Split feature',
  description: 'Text on one side, a picture of the product on the other.',
  fields: {
    eyebrow,
    heading,
    body,
    points: symbols('Points', 'Short lines with a check mark.', { maxItems: 6 }),
    ...link,
    image: { ...image('Picture'), required: true },
    phoneImage,
    imageSide: symbol('Side of the picture', 'Right if empty.', {
      oneOf: pictureSides,
      default: pictureSides[0],
      tab: 'layout',
    }),
  },
})

export const testimonial = defineBlock({
  id: 'testimonial',
  name: 'Testimonial',
  description: 'A quote from a person.',
  fields: {
    quote: text('Quote', 'The words of the person, without quotation marks.', { required: true, maxLength: 500 }),
    person: symbol('Person', 'First and last name.', { required: true, maxLength: 80, localized: false }),
    role: symbol('Role', 'What this person does, and where.', { maxLength: 120 }),
    image: image('Picture'),
    ...link,
  },
})

export const comparisonTable = defineBlock({
  id: 'comparisonTable',
  name: 'Comparison table',
  description: 'Compares plans or products, feature by feature.',
  fields: {
    eyebrow,
    heading,
    introduction,
    table: comparison(
      'Table',
      'A table in Markdown, with a column for each plan or product. Cells are yes, no or a short text. A row with only its first cell starts a group. Words in *italics* after a feature explain it.',
      { required: true, isDocumentBody: true },
    ),
    note: text('Note', 'Below the table, such as the date of the facts.', { maxLength: 300 }),
  },
})

export const faq = defineBlock({
  id: 'faq',
  name: 'Questions and answers',
  description: 'Questions that expand to show their answers.',
  fields: {
    heading,
    introduction,
    items: entries('Questions', ['faqItem'], 'The most important question first.', { required: true, minItems: 1 }),
  },
})

export const faqItem = defineContentType({
  id: 'faqItem',
  name: 'Question',
  description: 'A question and its answer.',
  displayField: 'question',
  fields: {
    question: symbol('Question', 'As a customer would ask it.', { required: true, maxLength: 160 }),
    answer: { ...body, name: 'Answer' },
  },
})

export const richText = defineBlock({
  id: 'richText',
  name: 'Rich text',
  description: 'Running text with headings, lists, links and quotes.',
  fields: {
    body,
    showsUptime: boolean(
      'Table of the uptime',
      'Adds the months that the status source reports, in English. Without them, visitors see only the text.',
      { tab: 'advanced' },
    ),
  },
})

export const callToAction = defineBlock({
  id: 'callToAction',
  name: 'Call to action',
  description: 'The next step, at the end of a page or between sections.',
  fields: {
    background: { ...background, help: 'Night if empty.', default: 'night' },
    heading,
    text: text('Text', 'One or two sentences under the heading.', { maxLength: 320 }),
    ...actions,
    note: symbol('Note under the buttons', 'A reassurance: “No card needed.”', { maxLength: 120 }),
    image: image('Picture'),
  },
})

export const collectionList = defineBlock({
  id: 'collectionList',
  name: 'List of a collection',
  description: 'Posts, jobs and the changelog are sorted newest first, events soonest first, others by name.',
  fields: {
    heading: optionalHeading,
    introduction,
    collection: symbol('Collection', 'Which entries the list shows. New ones appear automatically.', {
      required: true,
      oneOf: Object.keys(collections),
    }),
    style: symbol(
      'Style',
      'Cards if empty. “featured” shows the first one large; “rows” are compact and grouped by category. The changelog is always by month.',
      { oneOf: collectionListStyles, default: collectionListStyles[0], tab: 'layout' },
    ),
    highlights: entries(
      'Shown first',
      ['blogPost', 'event', 'integration', 'jobPost', 'resource', 'story'],
      'In the style “rows”, as cards above the list.',
      { maxItems: 8 },
    ),
    highlightsHeading: symbol('Heading of those', 'For the style “rows”.', { maxLength: 60 }),
    limit: integer('Number of items', 'If empty: the first 100 posts, or all entries of another collection.', {
      min: 1,
      max: 100,
      tab: 'layout',
    }),
    isSearchable: boolean('With search and filter', 'For long lists.', { tab: 'layout' }),
    linkLabel: symbol('Link below: label', 'The text of the link below the list. Requires a link.', { maxLength: 40 }),
    linkUrl: url('Link below'),
  },
})
