import { mapFaq } from './faq.cms'

const card = { contentful_id: 'card', question: 'Do I need a card?', answerHtml: '<p>No.</p>' }

const raw: Queries.FaqBlockFragment = {
  contentful_id: 'faq',
  name: 'Pricing: questions',
  anchor: 'questions',
  background: 'cream',
  heading: 'Questions',
  introduction: null,
  items: [card, null],
}

describe('mapFaq', () => {
  it('maps the text and the published questions', () => {
    expect(mapFaq(raw)).toEqual({
      anchor: 'questions',
      background: 'cream',
      heading: 'Questions',
      introduction: undefined,
      questions: [{ id: 'card', question: 'Do I need a card?', answerHtml: '<p>No.</p>' }],
    })
  })

  it('names the entry and the field when something is missing', () => {
    expect(() => mapFaq({ ...raw, heading: null })).toThrow('Entry "Pricing: questions", field "heading"')
    expect(() => mapFaq({ ...raw, items: null })).toThrow('Entry "Pricing: questions", field "items"')
    expect(() => mapFaq({ ...raw, items: [{ ...card, question: null }] })).toThrow('Entry "card", field "question"')
    expect(() => mapFaq({ ...raw, items: [{ ...card, answerHtml: null }] })).toThrow(
      'Entry "Do I need a card?", field "answer"',
    )
  })
})
