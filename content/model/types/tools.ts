import { pictureFocuses, tourStyles } from '../choices'
import { defineContentType } from '../define'
import {
  actions,
  defineBlock,
  entries,
  entry,
  heading,
  image,
  introduction,
  link,
  markdown,
  phoneImage,
  slugPattern,
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
  description:
    'A tour of the product: step by step with pictures, a short film that visitors start, or a sample inbox.',
  fields: {
    style: symbol('Style', {
      oneOf: tourStyles,
      default: tourStyles[0],
      help: 'Step by step if empty.',
      tab: 'layout',
    }),
    heading: heading({ required: false }),
    introduction,
    title: symbol('Film and inbox: name', {
      help: 'What the film shows, for the name of its play button, or whose inbox it is. The heading if empty.',
      maxLength: 120,
    }),
    scenes: entries('Scenes', ['scene'], { help: 'In this order.', required: true, minItems: 2, maxItems: 12 }),
    people: entries('Inbox: colleagues', ['card'], {
      help: 'Cards with a first name and a face. Visitors can assign conversations to them.',
      minItems: 1,
      maxItems: 4,
    }),
    replies: entries('Inbox: saved replies', ['card'], {
      help: 'Cards with a title of a few words and the text of the reply. {name} becomes the first name of the customer.',
      minItems: 1,
      maxItems: 6,
    }),
    withoutScript: text('Inbox: text for visitors without JavaScript', {
      help: 'Say that they can read the conversations, and that trying the inbox needs JavaScript.',
      maxLength: 280,
    }),
    ending: text('Inbox: last words', {
      help: 'Shown with the buttons once a visitor has tried everything.',
      maxLength: 280,
    }),
    ...actions,
  },
})

export const scene = defineContentType({
  id: 'scene',
  name: 'Scene',
  description:
    'A part of a tour: a step with a text and a picture, a scene of a film with a caption, or a conversation in an inbox.',
  fields: {
    title: symbol('Title', {
      help: 'In an inbox, the subject. In a film, visitors never see it.',
      required: true,
      maxLength: 80,
    }),
    label: symbol('Step: label', { help: 'One or two words, for the list of the steps.', maxLength: 24 }),
    address: symbol('Step: address', {
      help: 'The end of links to the step: with "inbox", #step-inbox links to it.',
      unique: true,
      maxLength: 40,
      pattern: slugPattern,
    }),
    body: markdown('Step and inbox: text', {
      help: 'In Markdown. In an inbox, what the customer writes.',
      isDocumentBody: true,
    }),
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
    image: image('Step and film: picture', { help: 'Shown with four units of width to three of height.' }),
    // Both are cropped to the same proportions.
    phoneImage: { ...phoneImage, sameProportionsAs: undefined },
    ...link,
    customer: entry('Inbox: customer', ['card'], {
      help: 'A card with the name of the customer, a face, and what the team knows about this person.',
    }),
    received: symbol('Inbox: time', { help: 'When and how the message came: “8:41, by email”.', maxLength: 40 }),
    colleague: entry('Inbox: colleague', ['card'], {
      help: 'The author of the note. Without a note: a colleague who is also reading the conversation.',
    }),
    note: text('Inbox: note', { help: 'What the colleague has noted for the team.', maxLength: 280 }),
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
