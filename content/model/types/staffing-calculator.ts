import { defineContentType } from '../define'
import { blockFrame, heading, introduction } from '../fields'

export const staffingCalculator = defineContentType({
  id: 'staffingCalculator',
  name: 'Staffing calculator',
  description: 'How many people a help desk needs: what visitors enter is answered on the page.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    introduction,
    withoutScript: {
      kind: 'text',
      format: 'plain',
      name: 'Words for visitors without JavaScript',
      help: 'What the calculator does, and that the table below it can be used.',
      required: true,
      maxLength: 400,
    },
    tableHeading: {
      kind: 'symbol',
      name: 'Heading of the table',
      help: 'Opens the table with agents for everyday numbers.',
      required: true,
      maxLength: 120,
    },
    methodHeading: { kind: 'symbol', name: 'Heading of the method', required: true, maxLength: 120 },
    method: {
      kind: 'text',
      format: 'markdown',
      name: 'Method',
      help: 'How it is worked out, and from which sources. Without headings.',
      required: true,
      isDocumentBody: true,
    },
  },
})
