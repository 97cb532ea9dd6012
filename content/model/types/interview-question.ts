import { defineContentType } from '../define'

export const interviewQuestion = defineContentType({
  id: 'interviewQuestion',
  name: 'Interview question',
  description: 'A question of the interview builder and of interview guides.',
  displayField: 'text',
  fields: {
    text: { kind: 'symbol', name: 'Question', required: true, maxLength: 200 },
    competence: {
      kind: 'symbol',
      name: 'Competence',
      required: true,
      oneOf: [
        'Empathy',
        'Writing',
        'Problem solving',
        'Product sense',
        'Teamwork',
        'Leadership',
        'Learning',
        'Resilience',
      ],
    },
    listenFor: { kind: 'text', format: 'plain', name: 'What to listen for', required: true, maxLength: 400 },
    followUp: { kind: 'symbol', name: 'Follow-up question', maxLength: 200 },
  },
})
