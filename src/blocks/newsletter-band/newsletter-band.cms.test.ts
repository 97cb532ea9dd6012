import { email, formOf, rawForm } from '../../forms/model/test-support/forms'
import { mapNewsletterBand } from './newsletter-band.cms'

const raw: Queries.NewsletterBandBlockFragment = {
  contentful_id: 'newsletter',
  name: 'Home: newsletter',
  anchor: null,
  background: null,
  heading: 'Supportive',
  text: 'One idea.',
  form: null,
  linkLabel: 'Subscribe',
  linkUrl: '/newsletter/supportive/',
  note: ' ',
  declineLabel: null,
  declineMessage: null,
}

describe('mapNewsletterBand', () => {
  it('maps the text and the link', () => {
    expect(mapNewsletterBand(raw)).toEqual({
      anchor: undefined,
      background: 'white',
      scope: 'newsletter',
      heading: 'Supportive',
      text: 'One idea.',
      link: { label: 'Subscribe', href: '/newsletter/supportive/' },
      note: undefined,
    })
  })

  it('has a reply to visitors who decline, with a default', () => {
    const declineLabel = 'No thanks'
    expect(mapNewsletterBand({ ...raw, declineLabel, declineMessage: 'Fine.' }).decline).toEqual({
      label: 'No thanks',
      answer: 'Fine.',
    })
    expect(mapNewsletterBand({ ...raw, declineLabel }).decline?.answer).toBe('All right. We won’t ask again.')
    expect(mapNewsletterBand({ ...raw, declineMessage: 'Fine.' }).decline).toBeUndefined()
  })

  it('maps the form', () => {
    const form = formOf([email()], { use: 'newsletter' })
    expect(mapNewsletterBand({ ...raw, form: rawForm(form) }).formView?.form).toBe(form)
  })

  it('requires only a heading', () => {
    const bare = { ...raw, text: null, linkLabel: null, linkUrl: null, note: null }
    expect(mapNewsletterBand(bare)).toMatchObject({ heading: 'Supportive', text: undefined, link: undefined })
    expect(() => mapNewsletterBand({ ...raw, heading: '' })).toThrow('Entry "Home: newsletter", field "heading"')
  })
})
