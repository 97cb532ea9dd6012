import { entries } from '../test-support/entries'
import { mapInterviewBuilder } from './interview-builder.cms'

it('groups questions by competence, and sorts competences and roles by name', () => {
  const { groups, roles } = mapInterviewBuilder(entries.ContentfulInterviewBuilder)
  expect(groups.map(({ competence, questions }) => [competence, questions.map(({ id }) => id)])).toEqual([
    ['Empathy', ['c']],
    ['Writing', ['a', 'b']],
  ])
  expect(roles).toEqual([
    { id: 'g1', name: 'Lead', href: '/interview-builder/library/lead/', questionIds: ['a'] },
    { id: 'g2', name: 'Writer', href: undefined, questionIds: [] },
  ])
})
