import { mapTestimonial } from './testimonial.cms'

const picture = { src: '/ines.png', width: 160, height: 160, alt: '', sources: [] }

const raw: Queries.TestimonialBlockFragment = {
  contentful_id: 'quote',
  name: 'Home: quote',
  anchor: null,
  background: 'cream',
  quote: 'By Friday nobody asked any more.',
  person: 'Amara Osei',
  role: 'Head of support',
  image: { picture },
}

describe('mapTestimonial', () => {
  it('maps the quote and the person', () => {
    expect(mapTestimonial(raw)).toEqual({
      background: 'cream',
      quote: 'By Friday nobody asked any more.',
      person: 'Amara Osei',
      role: 'Head of support',
      picture,
    })
  })

  it('requires neither role nor picture', () => {
    expect(mapTestimonial({ ...raw, role: null, image: null })).toMatchObject({ role: undefined, picture: undefined })
  })

  it('names the entry and the field when something is missing', () => {
    expect(() => mapTestimonial({ ...raw, quote: null })).toThrow('Entry "Home: quote", field "quote"')
    expect(() => mapTestimonial({ ...raw, person: '' })).toThrow('Entry "Home: quote", field "person"')
  })
})
