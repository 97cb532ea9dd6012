import { render, screen, within } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { Testimonial } from './Testimonial'
import { mapTestimonial } from './testimonial.cms'

it('is a figure with a quote and a caption that names the person', () => {
  render(<Testimonial {...mapTestimonial(entries.ContentfulTestimonial)} />)
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('blockquote')).toHaveTextContent(/^By Friday nobody asked\.$/)
  const caption = figure.querySelector('figcaption')
  expect(caption).toHaveTextContent('Amara OseiHead of support')
  expect(caption).toContainElement(screen.getByRole('img', { name: 'Amara at her desk' }))
})
