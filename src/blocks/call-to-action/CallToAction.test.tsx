import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { CallToAction, type CallToActionProps } from './CallToAction'

const props: CallToActionProps = {
  anchor: 'start',
  background: 'night',
  heading: 'Come in',
  text: 'Try everything.',
  primary: { label: 'Start free trial', href: '/trial/' },
  secondary: { label: 'Get a demo', href: '/demo/' },
  note: 'No card needed.',
  picture: { src: '/home.png', width: 1280, height: 960, alt: 'A house', sources: [] },
}

describe('CallToAction', () => {
  it('has no accessibility violations, with all fields and with a heading only', async () => {
    const { container, rerender } = render(<CallToAction {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<CallToAction background="white" heading="Come in" />)
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('shows its text, picture and actions', () => {
    render(<CallToAction {...props} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Come in' })).toBeVisible()
    expect(screen.getByText('Try everything.')).toBeVisible()
    expect(screen.getByText('No card needed.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'A house' })).toHaveAttribute('loading', 'lazy')
    expect(screen.getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '/trial/')
    expect(screen.getByRole('link', { name: 'Get a demo' })).toHaveAttribute('href', '/demo/')
  })

  it('shows a second action without a first one', () => {
    render(<CallToAction {...props} primary={undefined} />)
    expect(screen.getByRole('link')).toHaveAccessibleName('Get a demo')
  })

  it('gives its background to the panel, on a white section', () => {
    const { container } = render(<CallToAction {...props} />)
    const section = container.querySelector('section#start')
    expect(section).toHaveAttribute('data-surface', 'white')
    expect(section?.querySelector('[data-surface="night"]')).toHaveTextContent('Come in')
  })
})
