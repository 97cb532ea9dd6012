import { pictureFocuses, tourStyles } from '../choices'
import { defineContentType } from '../define'
import {
  actions,
  defineBlock,
  entries,
  heading,
  image,
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
    guides: entries('Roles', ['resource'], {
      help: 'Interview guides that visitors can start from, listed by role.',
      required: true,
      minItems: 1,
      maxItems: 30,
    }),
    bankHeading: symbol('Heading of the questions', { help: 'Above all questions.', required: true, maxLength: 60 }),
    planHeading: symbol('Heading of the visitor’s interview', {
      help: 'Above the questions that the visitor has chosen.',
      required: true,
      maxLength: 60,
    }),
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

export const tour = defineBlock({
  id: 'tour',
  name: 'Tour',
  description: 'A tour of the product with pictures: step by step, or a short film that visitors start.',
  fields: {
    style: symbol('Style', {
      oneOf: tourStyles,
      default: tourStyles[0],
      help: 'Step by step if empty.',
      tab: 'layout',
    }),
    heading: heading({ required: false }),
    introduction,
    title: symbol('Name of the film', {
      help: 'What the film shows, for the name of its play button. The heading if empty.',
      maxLength: 120,
    }),
    scenes: entries('Scenes', ['scene'], { help: 'In this order.', required: true, minItems: 2, maxItems: 12 }),
    ...actions,
  },
})

export const scene = defineContentType({
  id: 'scene',
  name: 'Scene',
  description: 'A picture in a tour: a step with a text, or a scene of a film with a caption.',
  fields: {
    title: symbol('Title', { help: 'In a film, visitors never see it.', required: true, maxLength: 80 }),
    label: symbol('Step: label', { help: 'One or two words, for the list of the steps.', maxLength: 24 }),
    address: symbol('Step: address', {
      help: 'The end of links to the step: with "inbox", #step-inbox links to it.',
      unique: true,
      maxLength: 40,
      pattern: {
        regexp: '^[a-z0-9]+(-[a-z0-9]+)*$',
        explanation: 'use lower-case letters and digits, with hyphens between words',
      },
    }),
    body: markdown('Step: text', { isDocumentBody: true }),
    caption: text('Film: caption', {
      help: 'One or two sentences: what happens in the picture. The scene plays as long as they take to read.',
      maxLength: 200,
    }),
    focus: symbol('Film: where to look', {
      help: 'The part of the picture that is slowly enlarged. The center if empty.',
      oneOf: pictureFocuses,
      default: pictureFocuses[0],
      tab: 'layout',
    }),
    image: image('Picture', { required: true, help: 'Shown with four units of width to three of height.' }),
    // Both are cropped to the same proportions.
    phoneImage: { ...phoneImage, sameProportionsAs: undefined },
    ...link,
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
    methodHeading: symbol('Heading of the method', {
      help: 'Above the text that explains the calculation.',
      required: true,
      maxLength: 120,
    }),
    method: markdown('Method', {
      help: 'How the result is calculated, and from which sources. Without headings.',
      required: true,
      isDocumentBody: true,
    }),
  },
})
