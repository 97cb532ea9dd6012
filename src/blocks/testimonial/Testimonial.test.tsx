import { render, screen } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { Testimonial } from './Testimonial'
import { mapTestimonial } from './testimonial.cms'

const raw = entries.ContentfulTestimonial

it('links to the story of its person, if there is one', () => {
  const { rerender } = render(<Testimonial {...mapTestimonial(raw)} />)
  expect(screen.getByRole('link', { name: 'Read their story' })).toHaveAttribute('href', '/customers/their-story/')
  rerender(<Testimonial {...mapTestimonial({ ...raw, linkUrl: null })} />)
  expect(screen.queryByRole('link')).toBeNull()
})
