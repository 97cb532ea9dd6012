import { mapRichText } from './rich-text.cms'

const raw: Queries.RichTextBlockFragment = {
  contentful_id: 'terms',
  name: 'Terms: text',
  anchor: null,
  background: 'blue',
  bodyHtml: '<p>Hello.</p>',
}

describe('mapRichText', () => {
  it('maps the text', () => {
    expect(mapRichText(raw)).toEqual({ anchor: undefined, background: 'blue', bodyHtml: '<p>Hello.</p>' })
  })

  it('names the entry and the field when there is no text', () => {
    expect(() => mapRichText({ ...raw, bodyHtml: null })).toThrow('Entry "Terms: text", field "body"')
  })
})
