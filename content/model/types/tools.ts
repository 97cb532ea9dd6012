import { pictureFocuses } from '../choices'
import { defineContentType } from '../define'
import {
  actions,
  defineBlock,
  entries,
  heading,
  image,
  internalName,
  introduction,
  link,
  markdown,
  phoneImage,
  symbol,
  text,
} from '../fields'

export const interviewBuilder = defineBlock({
  id: 'interviewBuilder',
  name: 'Interview builder',
  description: 'Lets visitors build an interview from all interview questions, to print or share.',
  fields: {
    heading: heading(),
    introduction,
    guides: entries('Roles', ['interviewGuide'], {
      help: 'Interview guides that visitors can start from, listed by role.',
      required: true,
      minItems: 1,
      maxItems: 30,
    }),
    bankHeading: symbol('Heading of the questions', { required: true, maxLength: 60 }),
    planHeading: symbol('Heading of the visitor’s interview', { required: true, maxLength: 60 }),
    emptyText: text('Text while the interview is empty', {
      help: 'Say what to do first.',
      required: true,
      maxLength: 280,
    }),
    printNote: text('Text on the printed page', {
      help: 'Advice for the interviewer, under the title.',
      maxLength: 400,
    }),
  },
})

export const productTour = defineBlock({
  id: 'productTour',
  name: 'Product tour',
  description: 'A tour of the product, one step at a time, each with a picture.',
  fields: {
    heading: heading(),
    introduction,
    steps: entries('Steps', ['productTourStep'], { required: true, minItems: 3, maxItems: 12 }),
    ...actions,
  },
})

export const productTourStep = defineContentType({
  id: 'productTourStep',
  name: 'Step of a product tour',
  description: 'A step of a product tour: a picture and a text.',
  fields: {
    title: symbol('Title', { required: true, maxLength: 80 }),
    label: symbol('Label', { help: 'One or two words, for the list of the steps.', required: true, maxLength: 24 }),
    address: symbol('Address', {
      help: 'The end of links to the step: with "inbox", #step-inbox links to it.',
      required: true,
      unique: true,
      maxLength: 40,
      pattern: {
        regexp: '^[a-z0-9]+(-[a-z0-9]+)*$',
        explanation: 'use lower-case letters and digits, with hyphens between words',
      },
    }),
    body: markdown('Text', { required: true, isDocumentBody: true }),
    image: image('Picture', { required: true }),
    phoneImage,
    ...link,
  },
})

export const walkthrough = defineBlock({
  id: 'walkthrough',
  name: 'Walkthrough',
  description: 'A short film made of pictures of the product, each with a caption. Plays when a visitor starts it.',
  fields: {
    heading: heading({ required: false }),
    introduction,
    title: symbol('Title', {
      help: 'What the walkthrough shows, for the name of its play button.',
      required: true,
      maxLength: 120,
    }),
    scenes: entries('Scenes', ['walkthroughScene'], { required: true, minItems: 2, maxItems: 12 }),
  },
})

export const walkthroughScene = defineContentType({
  id: 'walkthroughScene',
  name: 'Scene of a walkthrough',
  description: 'A picture with a caption. It plays as long as the caption takes to read.',
  fields: {
    name: internalName,
    caption: text('Caption', {
      help: 'One or two sentences: what happens in the picture.',
      required: true,
      maxLength: 200,
    }),
    image: image('Picture', { required: true, help: 'Shown with four units of width to three of height.' }),
    // Both are cropped to the same proportions.
    phoneImage: { ...phoneImage, sameProportionsAs: undefined },
    focus: symbol('Where to look', {
      help: 'The part that is slowly enlarged. The center if empty.',
      oneOf: pictureFocuses,
    }),
  },
})

export const staffingCalculator = defineBlock({
  id: 'staffingCalculator',
  name: 'Staffing calculator',
  description: 'Calculates how many people a help desk needs from what visitors enter.',
  fields: {
    heading: heading(),
    introduction,
    withoutScript: text('Text for visitors without JavaScript', {
      help: 'Say what the calculator does, and refer to the table below.',
      required: true,
      maxLength: 400,
    }),
    tableHeading: symbol('Heading of the table', {
      help: 'The heading expands a table with agents for common numbers.',
      required: true,
      maxLength: 120,
    }),
    methodHeading: symbol('Heading of the method', { required: true, maxLength: 120 }),
    method: markdown('Method', {
      help: 'How the result is calculated, and from which sources. Without headings.',
      required: true,
      isDocumentBody: true,
    }),
  },
})
