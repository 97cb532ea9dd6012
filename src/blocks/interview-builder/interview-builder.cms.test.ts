import { mapInterviewBuilder } from './interview-builder.cms'

type Raw = Queries.InterviewBuilderBlockFragment

const question = (id: string, competence: string) => ({
  contentful_id: id,
  text: `Text of ${id}`,
  competence,
  listenFor: `Listen in ${id}`,
  followUp: null,
})

const raw: Raw = {
  contentful_id: 'builder',
  name: 'Interview builder',
  anchor: null,
  background: 'cream',
  heading: 'Put it together',
  introduction: null,
  bankHeading: 'All questions',
  planHeading: 'Your interview',
  emptyText: 'Nothing yet.',
  printNote: null,
  questions: [question('b', 'Writing'), question('c', 'Empathy'), question('a', 'Writing')],
  guides: [
    { contentful_id: 'g2', role: 'Writer', item: null, questions: null },
    null,
    {
      contentful_id: 'g1',
      role: 'Lead',
      item: { href: '/interview-builder/library/lead/' },
      questions: [{ contentful_id: 'a' }, null],
    },
  ],
}

describe('mapInterviewBuilder', () => {
  it('sorts questions by competence, and roles by name', () => {
    const { groups, roles } = mapInterviewBuilder(raw)
    expect(groups.map(({ competence, questions }) => [competence, questions.map(({ id }) => id)])).toEqual([
      ['Empathy', ['c']],
      ['Writing', ['a', 'b']],
    ])
    expect(roles).toEqual([
      { id: 'g1', name: 'Lead', href: '/interview-builder/library/lead/', questionIds: ['a'] },
      { id: 'g2', name: 'Writer', href: undefined, questionIds: [] },
    ])
  })

  it('maps all texts without nulls', () => {
    expect(mapInterviewBuilder({ ...raw, questions: [question('a', 'Writing')], guides: null })).toEqual({
      id: 'builder',
      anchor: undefined,
      background: 'cream',
      heading: 'Put it together',
      introduction: undefined,
      bankHeading: 'All questions',
      planHeading: 'Your interview',
      emptyText: 'Nothing yet.',
      printNote: undefined,
      groups: [
        {
          competence: 'Writing',
          questions: [
            { id: 'a', text: 'Text of a', competence: 'Writing', listenFor: 'Listen in a', followUp: undefined },
          ],
        },
      ],
      roles: [],
    })
  })

  it.each<[string, Partial<Raw>]>([
    ['heading', { heading: null }],
    ['bankHeading', { bankHeading: '' }],
    ['planHeading', { planHeading: null }],
    ['emptyText', { emptyText: null }],
  ])('reports the missing field %s', (field, over) => {
    expect(() => mapInterviewBuilder({ ...raw, ...over })).toThrow(`Entry "Interview builder", field "${field}"`)
  })

  it('reports a guide without a role', () => {
    const guides = [{ contentful_id: 'guide', role: null, item: null, questions: null }]
    expect(() => mapInterviewBuilder({ ...raw, guides })).toThrow('Entry "guide", field "role"')
  })

  it.each(['text', 'competence', 'listenFor'])('reports a question without %s', (field) => {
    const questions = [{ ...question('a', 'Writing'), [field]: null }]
    expect(() => mapInterviewBuilder({ ...raw, questions })).toThrow(`Entry "a", field "${field}"`)
  })
})
