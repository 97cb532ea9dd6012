import { defineContentType } from '../define'
import { blockFrame, heading, introduction } from '../fields'

export const interviewBuilder = defineContentType({
  id: 'interviewBuilder',
  name: 'Interview builder',
  description: 'Puts an interview together from all interview questions, to be printed or shared.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    introduction,
    guides: {
      kind: 'entries',
      name: 'Roles',
      help: 'Interview guides whose questions visitors can begin with, named by their role.',
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
      name: 'While the interview is empty',
      help: 'What to do first.',
      required: true,
      maxLength: 280,
    },
    printNote: {
      kind: 'text',
      format: 'plain',
      name: 'On the printed sheet',
      help: 'Advice for whoever holds the interview, under the title.',
      maxLength: 400,
    },
  },
})
