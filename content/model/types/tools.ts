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
  optionalHeading,
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
    heading,
    introduction,
    guides: entries('Roles', ['resource'], 'Interview guides that visitors can start from, listed by role.', {
      required: true,
      minItems: 1,
      maxItems: 30,
    }),
    bankHeading: symbol('Heading of the questions', 'Above all questions.', { required: true, maxLength: 60 }),
    planHeading: symbol('Heading of the visitor’s interview', 'Above the questions that the visitor has chosen.', {
      required: true,
      maxLength: 60,
    }),
    emptyText: text('Text while the interview is empty', 'Say what to do first.', { required: true, maxLength: 280 }),
    printNote: text('Text on the printed page', 'Advice for the interviewer, under the title.', { maxLength: 400 }),
  },
})

export const tour = defineBlock({
  id: 'tour',
  name: 'Tour',
  description:
    'A tour of the product: step by step with pictures, a short film that visitors start, or a sample inbox.',
  fields: {
    style: symbol('Style', 'Step by step if empty.', { oneOf: tourStyles, default: tourStyles[0], tab: 'layout' }),
    heading: optionalHeading,
    introduction,
    title: symbol(
      'Film and inbox: name',
      'What the film shows, for the name of its play button, or whose inbox it is. The heading if empty.',
      { maxLength: 120 },
    ),
    scenes: entries('Scenes', ['scene'], 'In this order.', { required: true, minItems: 2, maxItems: 12 }),
    people: entries(
      'Inbox: colleagues',
      ['card'],
      'Cards with a first name and a face. Visitors can assign conversations to them.',
      { minItems: 1, maxItems: 4 },
    ),
    replies: entries(
      'Inbox: saved replies',
      ['card'],
      'Cards with a title of a few words and the text of the reply. {name} becomes the first name of the customer.',
      { minItems: 1, maxItems: 6 },
    ),
    withoutScript: text(
      'Inbox: text for visitors without JavaScript',
      'Say that they can read the conversations, and that trying the inbox needs JavaScript.',
      { maxLength: 280 },
    ),
    ending: text('Inbox: closing text', 'Shown with the buttons once a visitor has tried everything.', {
      maxLength: 280,
    }),
    ...actions,
  },
})

export const scene = defineContentType({
  id: 'scene',
  name: 'Scene',
  description:
    'A part of a tour: a step with text and a picture, a scene of a film with a caption, or a conversation in an inbox.',
  fields: {
    title: symbol('Title', 'In an inbox, the subject. In a film, visitors never see it.', {
      required: true,
      maxLength: 80,
    }),
    label: symbol('Step: label', 'One or two words, for the list of the steps.', { maxLength: 24 }),
    address: symbol('Step: address', 'The end of links to the step: with "inbox", #step-inbox links to it.', {
      unique: true,
      maxLength: 40,
      pattern: slugPattern,
    }),
    body: markdown('Step and inbox: text', 'In Markdown. In an inbox, what the customer writes.', {
      isDocumentBody: true,
    }),
    caption: text(
      'Film: caption',
      'One or two sentences: what happens in the picture. The scene plays as long as they take to read.',
      { maxLength: 200 },
    ),
    focus: symbol('Film: where to look', 'The part of the picture that is slowly enlarged. The center if empty.', {
      oneOf: pictureFocuses,
      default: pictureFocuses[0],
      tab: 'layout',
    }),
    image: image('Step and film: picture', 'Shown with four units of width to three of height.'),
    // Both are cropped to the same proportions.
    phoneImage: { ...phoneImage, sameProportionsAs: undefined },
    ...link,
    customer: entry(
      'Inbox: customer',
      ['card'],
      'A card with the name of the customer, a face, and what the team knows about this person.',
    ),
    received: symbol('Inbox: time', 'When and how the message came: “8:41, by email”.', { maxLength: 40 }),
    colleague: entry(
      'Inbox: colleague',
      ['card'],
      'The author of the note. Without a note: a colleague who is also reading the conversation.',
    ),
    note: text('Inbox: note', 'What the colleague has noted for the team.', { maxLength: 280 }),
  },
})

export const staffingCalculator = defineBlock({
  id: 'staffingCalculator',
  name: 'Staffing calculator',
  description: 'Calculates how many people a help desk needs from what visitors enter.',
  fields: {
    heading,
    introduction,
    withoutScript: text(
      'Text for visitors without JavaScript',
      'Say what the calculator does, and refer to the table below.',
      { required: true, maxLength: 400 },
    ),
    tableHeading: symbol('Heading of the table', 'The heading expands a table with agents for common numbers.', {
      required: true,
      maxLength: 120,
    }),
    methodHeading: symbol('Heading of the method', 'Above the text that explains the calculation.', {
      required: true,
      maxLength: 120,
    }),
    method: markdown('Method', 'How the result is calculated, and from which sources. Without headings.', {
      required: true,
      isDocumentBody: true,
    }),
  },
})
