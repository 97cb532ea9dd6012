import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Testimonial, type TestimonialProps } from './Testimonial'

const props: TestimonialProps = {
  anchor: 'words',
  background: 'cream',
  quote: 'By Friday nobody asked any more.',
  person: 'Amara Osei',
  role: 'Head of support',
  picture: { src: '/amara.png', width: 160, height: 160, alt: 'Amara at her desk', sources: [] },
}

describe('Testimonial', () => {
  it('has no accessibility violations, with all fields and with the required ones', async () => {
    const { container, rerender } = render(<Testimonial {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<Testimonial background="white" quote={props.quote} person={props.person} />)
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.queryByText('Head of support')).not.toBeInTheDocument()
  })

  it('is a figure with a quote and a caption that names the person', () => {
    render(<Testimonial {...props} />)
    const figure = screen.getByRole('figure')
    expect(within(figure).getByRole('blockquote')).toHaveTextContent(/^By Friday nobody asked any more\.$/)

    const caption = figure.querySelector('figcaption')
    expect(caption).toHaveTextContent('Amara Osei')
    expect(caption).toHaveTextContent('Head of support')
    expect(within(caption as HTMLElement).getByRole('img', { name: 'Amara at her desk' })).toBeVisible()
  })
})
