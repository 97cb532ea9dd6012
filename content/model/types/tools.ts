import { defineContentType } from '../define'
import { actions, blockFrame, heading, image, introduction, url } from '../fields'

export const interviewBuilder = defineContentType({
  id: 'interviewBuilder',
  name: 'Interview builder',
  description: 'Lets visitors build an interview from all interview questions, to print or share.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    introduction,
    guides: {
      kind: 'entries',
      name: 'Roles',
      help: 'Interview guides that visitors can start from, listed by role.',
      required: true,
      to: ['interviewGuide'],
      minItems: 1,
      maxItems: 30,
    },
    bankHeading: { kind: 'symbol', name: 'Heading of the questions', required: true, maxLength: 60 },
    planHeading: { kind: 'symbol', name: 'Heading of the visitor’s interview', required: true, maxLength: 60 },
    emptyText: {
      kind: 'text',
      format: 'plain',
      name: 'Text while the interview is empty',
      help: 'Say what to do first.',
      required: true,
      maxLength: 280,
    },
    printNote: {
      kind: 'text',
      format: 'plain',
      name: 'Text on the printed page',
      help: 'Advice for the interviewer, under the title.',
      maxLength: 400,
    },
  },
})

export const productTour = defineContentType({
  id: 'productTour',
  name: 'Product tour',
  description: 'A tour of the product, one step at a time, each with a picture.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    introduction,
    steps: {
      kind: 'entries',
      name: 'Steps',
      required: true,
      to: ['productTourStep'],
      minItems: 3,
      maxItems: 12,
    },
    ...actions,
  },
})

export const productTourStep = defineContentType({
  id: 'productTourStep',
  name: 'Step of a product tour',
  description: 'A step of a product tour: a picture and a text.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', required: true, maxLength: 80 },
    label: {
      kind: 'symbol',
      name: 'Label',
      help: 'One or two words, for the list of the steps.',
      required: true,
      maxLength: 24,
    },
    address: {
      kind: 'symbol',
      name: 'Address',
      help: 'The end of links to the step: with "inbox", #step-inbox links to it.',
      required: true,
      unique: true,
      maxLength: 40,
      pattern: {
        regexp: '^[a-z0-9]+(-[a-z0-9]+)*$',
        explanation: 'use lower-case letters and digits, with hyphens between words',
      },
    },
    body: { kind: 'text', format: 'markdown', name: 'Text', required: true, isDocumentBody: true },
    image: image({ name: 'Picture', required: true }),
    linkLabel: { kind: 'symbol', name: 'Link: label', maxLength: 60 },
    linkUrl: url({ name: 'Link' }),
  },
})

export const staffingCalculator = defineContentType({
  id: 'staffingCalculator',
  name: 'Staffing calculator',
  description: 'Calculates how many people a help desk needs from what visitors enter.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    introduction,
    withoutScript: {
      kind: 'text',
      format: 'plain',
      name: 'Text for visitors without JavaScript',
      help: 'Say what the calculator does, and refer to the table below.',
      required: true,
      maxLength: 400,
    },
    tableHeading: {
      kind: 'symbol',
      name: 'Heading of the table',
      help: 'The heading expands a table with agents for common numbers.',
      required: true,
      maxLength: 120,
    },
    methodHeading: { kind: 'symbol', name: 'Heading of the method', required: true, maxLength: 120 },
    method: {
      kind: 'text',
      format: 'markdown',
      name: 'Method',
      help: 'How the result is calculated, and from which sources. Without headings.',
      required: true,
      isDocumentBody: true,
    },
  },
})
