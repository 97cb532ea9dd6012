import { render, screen } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { mapTestimonial } from './testimonial.cms'
import { Testimonial } from './Testimonial'

const raw = entries.ContentfulTestimonial

it('links to the story of its person, if there is one', () => {
  const { rerender } = render(<Testimonial {...mapTestimonial(raw)} />)
  expect(screen.getByRole('link', { name: 'Read their story' })).toHaveAttribute('href', '/customers/their-story/')
  rerender(<Testimonial {...mapTestimonial({ ...raw, linkUrl: null })} />)
  expect(screen.queryByRole('link')).toBeNull()
})
